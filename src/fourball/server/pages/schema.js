// Draws the OpenAPI description of this server. Text goes in as text, never as markup.
const root = document.getElementById("schema");

function add(parent, tag, text, className) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  parent.append(element);
  return element;
}

function name(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.map(name).join(" or ");
  if (schema.type === "array") return `list of ${name(schema.items) || "values"}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any value");
}

function content(part) {
  return name(Object.values(part.content ?? {})[0]?.schema);
}

// Descriptions are wrapped in the source; only an empty line parts paragraphs.
function flow(text) {
  return (text ?? "").replace(/([^\n])\n(?!\n)/g, "$1 ");
}

function drawOperation(method, path, operation) {
  const box = add(root, "details");
  const summary = add(box, "summary");
  add(summary, "code", method.toUpperCase(), "method");
  add(summary, "code", path);
  const [first, ...rest] = flow(operation.description).split(/(?<=\.) /);
  add(summary, "span", ` ${first}`);
  if (rest.length) add(box, "p", rest.join(" "), "text");
  const list = add(box, "ul");
  for (const parameter of operation.parameters ?? []) {
    add(list, "li", `${parameter.in} ${parameter.name}: ${name(parameter.schema)}`);
  }
  if (operation.requestBody) add(list, "li", `body: ${content(operation.requestBody)}`);
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    add(list, "li", `${status}: ${[content(answer), answer.description].filter(Boolean).join(", ")}`);
  }
}

function drawSchema(title, schema) {
  const box = add(root, "details");
  add(add(box, "summary"), "code", title);
  if (schema.description) add(box, "p", flow(schema.description), "text");
  const list = add(box, "ul");
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    const needed = (schema.required ?? []).includes(field) ? "" : " (may be left out)";
    add(list, "li", `${field}: ${name(part)}${needed}`);
  }
}

try {
  const answer = await fetch("/schema/openapi.json");
  const api = await answer.json();
  add(root, "p", flow(api.info.description), "text");
  add(root, "h2", "Addresses");
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation && operation.responses) drawOperation(method, path, operation);
    }
  }
  add(root, "h2", "Values");
  for (const [title, schema] of Object.entries(api.components?.schemas ?? {}).sort()) drawSchema(title, schema);
} catch (error) {
  add(root, "p", `The description could not be loaded: ${error}`);
}
