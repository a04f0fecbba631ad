import { readFileSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const locales = resolve(here, "../src/fourball/locale");

/** `virtual:words/lv` is the text of all Fluent files of that language, so a reader loads one language in one request. */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "fourball-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = resolve(locales, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
      const texts = files.sort().map((name) => {
        this.addWatchFile(resolve(folder, name));
        return readFileSync(resolve(folder, name), "utf8");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** `card.svg?two` is the same picture in two colours: diamonds in the red of hearts, clubs in the black of spades. */
function twoColours(): Plugin {
  let serving = false;
  return {
    name: "fourball-two-colours",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    load(id) {
      if (!id.endsWith(".svg?two")) return undefined;
      const file = id.slice(0, -"?two".length);
      const art = readFileSync(file, "utf8").replaceAll("#1f50b4", "#c3203a").replaceAll("#12663e", "#1a1626");
      if (serving) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(art)}`)};`;
      const reference = this.emitFile({ type: "asset", name: `two-${basename(file)}`, source: art });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** Where `npm run dev` finds the server. */
const server = process.env["FOURBALL_SERVER"] ?? "http://127.0.0.1:8710";

export default defineConfig({
  plugins: [words(), twoColours(), svelte()],
  build: {
    outDir: "../src/fourball/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    sourcemap: false,
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
