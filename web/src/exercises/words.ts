/** The words of the exercises come with them. */
import { prefs } from "../lib/prefs.svelte";
import de from "./exercises.de.ftl?raw";
import en from "./exercises.en.ftl?raw";

prefs.learn({ de, en });
