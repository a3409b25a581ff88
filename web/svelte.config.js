import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Without "svelte-" before it: the class stands at every element that has a style.
    cssHash: ({ hash, css }) => `s-${hash(css)}`,
  },
};
