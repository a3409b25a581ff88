/** What opens beside the table with numbers in it. */
export { default as Dense } from "./Dense.svelte";
export { default as Ledger } from "./Ledger.svelte";
