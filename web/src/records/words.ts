/** The words of the record book come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./records.de.ftl?raw";
import en from "./records.en.ftl?raw";

prefs.learn({ de, en });
