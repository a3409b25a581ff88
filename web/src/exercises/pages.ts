/** Both pages of the exercises, which come together. */
export { default as ExercisePage } from "./ExercisePage.svelte";
export { default as Exercises } from "./Exercises.svelte";
