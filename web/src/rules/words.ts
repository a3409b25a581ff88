/** The words of the rules page come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./rules.de.ftl?raw";
import en from "./rules.en.ftl?raw";

prefs.learn({ de, en });
