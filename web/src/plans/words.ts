/** The words of plans come with the table. */
import { prefs } from "../lib/prefs.svelte";
import de from "./plans.de.ftl?raw";
import en from "./plans.en.ftl?raw";

prefs.learn({ de, en });
