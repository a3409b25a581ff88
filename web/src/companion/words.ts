/** The words of the companion come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./companion.de.ftl?raw";
import en from "./companion.en.ftl?raw";

prefs.learn({ de, en });
