/** The words of what comes after a game come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./after.de.ftl?raw";
import en from "./after.en.ftl?raw";

prefs.learn({ de, en });
