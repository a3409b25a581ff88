/** The words that only a table needs come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./table.de.ftl?raw";
import en from "./table.en.ftl?raw";

prefs.learn({ de, en });
