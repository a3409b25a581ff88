/** The words of what is wrong with a record come with the place where one is brought in. */
import { prefs } from "../lib/prefs.svelte";
import de from "./record.de.ftl?raw";
import en from "./record.en.ftl?raw";

prefs.learn({ de, en });
