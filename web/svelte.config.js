import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The style of each scope. */
const scopes = new Map();

/** A short name: it stands at every element that has a style, and random letters cannot be compressed. */
function scope({ hash, css }) {
  const name = `s-${hash(css).slice(-4)}`;
  if ((scopes.get(name) ?? css) !== css) throw new Error(`two styles are both called ${name}: take one letter more`);
  scopes.set(name, css);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash: scope } };
