import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` draws from the sources and asks a server started with `spielwerk serve` for everything else.
const server = process.env.SPIELWERK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Into the Python package, which is served and shipped with it.
  build: { outDir: "../src/spielwerk/client", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
