/** The words of what people have to do with each other come with the table. */
import { prefs } from "../lib/prefs.svelte";
import de from "./between.de.ftl?raw";
import en from "./between.en.ftl?raw";

prefs.learn({ de, en });
