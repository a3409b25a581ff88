/** The words of the legend come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./signs.de.ftl?raw";
import en from "./signs.en.ftl?raw";

prefs.learn({ de, en });
