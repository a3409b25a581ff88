import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` draws from the sources and asks a server started with `spielwerk serve` for everything else.
const server = process.env.SPIELWERK_SERVER ?? "http://127.0.0.1:8000";

const WORKER = "worker.js";
/** What a version is told by: files name each other often, and random letters cannot be compressed. */
const named = (ending: string): string => `assets/[name]-[hash:6]${ending}`;

/** Tells the service worker which files the client consists of, and a version that changes with any of them. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`${WORKER} was not built`);
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...built, ...readdirSync("public")].sort().map((name) => `/${name}`);
      const page = bundle["index.html"];
      const version = createHash("sha256")
        .update(JSON.stringify(files) + (page?.type === "asset" ? String(page.source) : ""))
        .digest("hex")
        .slice(0, 12);
      worker.code = `const FILES=${JSON.stringify(files)},VERSION="${version}";${worker.code}`;
    },
  };
}

/** Texts are sent without what is for those who write them: comments, empty lines, and spaces around names. */
const packed = (text: string): string =>
  text
    .replaceAll(/^(#.*)?\n/gm, "")
    .replaceAll(/^([\w-]+) = /gm, "$1=")
    .replaceAll(/\{ (\$[\w-]+) \}/g, "{$1}");

function texts(): Plugin {
  const raw = ".ftl?raw";
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(raw)) return undefined;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(packed(readFileSync(file, "utf-8")))}`;
    },
  };
}

/** Python for the browser, which only the companion loads: its files keep their names, in a folder named after the version. */
function python(): Plugin {
  const from = "node_modules/pyodide";
  const version = (JSON.parse(readFileSync(`${from}/package.json`, "utf-8")) as { version: string }).version;
  const folder = `pyodide-${version}`;
  const files = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
  return {
    name: "python",
    config: () => ({ define: { PYTHON: JSON.stringify(files.map((file) => `/${folder}/${file}`)) } }),
    generateBundle() {
      for (const file of files) this.emitFile({ type: "asset", fileName: `${folder}/${file}`, source: readFileSync(`${from}/${file}`) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), python(), offline()],
  worker: { format: "es" },
  // Into the Python package, which is served and shipped with it.
  build: {
    outDir: "../src/spielwerk/client", emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: {
        // The worker's address stays the same: browsers ask there for a newer one.
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : named(".js")),
        chunkFileNames: named(".js"),
        assetFileNames: named("[extname]"),
      },
    },
  },
  server: { proxy: { "/api": server } },
  // Timing is never asserted: on a busy machine reading all sources takes longer than the default of five seconds.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 300_000 },
});
