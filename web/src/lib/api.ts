/** The plain requests. Everything that happens at a table comes over the socket of `connection.ts`. */

import type { CheckedRules, ErrorBody, Facts, NewTable, Presets, TableView, Version } from "./types";

/** A request the server answered with no, or could not answer. `code` picks the words: message `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly facts: Facts = {},
    readonly table: TableView | null = null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      cache: "no-store",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data ?? {}) as Partial<ErrorBody>;
  throw new ApiError(
    answer.status,
    error.code ?? "unknown",
    error.message ?? answer.statusText,
    error.facts ?? {},
    error.table ?? null,
  );
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Anything that the server writes for reading. */
  read: <T>(path: string) => request<T>("GET", path),
  presets: (game: "golf" | "allfours" = "golf") =>
    request<Presets>("GET", game === "golf" ? "/presets" : `/presets?game=${game}`),
  checkRules: (preset: string, options: NewTable["options"], seats: number) =>
    request<CheckedRules>("POST", "/rules/check", { preset, options, seats }),
  /** Opens a table. A lost answer is asked for once more: the nonce finds the same table again. */
  createTable: async (wanted: NewTable) => {
    const body = { ...wanted, nonce: makeNonce() };
    const ask = () => request<TableView>("POST", "/tables", body);
    return ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "offline") return ask();
      throw error;
    });
  },
  table: (id: string) => request<TableView>("GET", table(id)),
  /** Sits down, or moves to another seat before the first deal. */
  sit: (id: string, name: string, seat: number | null = null) =>
    request<TableView>("POST", `${table(id)}/seat`, { name, seat }),
  act: (id: string, version: Version, action: string, nonce: string) =>
    request<{ type: "accepted"; nonce: string; version: Version; table: TableView }>("POST", `${table(id)}/actions`, {
      version,
      action,
      nonce,
    }),
  record: (id: string) => request<unknown>("GET", `${table(id)}/record`),
  me: () => request<{ name: string }>("GET", "/me"),
  rename: (name: string) => request<{ name: string }>("PUT", "/me", { name }),
};

/** A name that one request carries, so that a retry does nothing twice. `randomUUID` is missing on plain http. */
export function makeNonce(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
