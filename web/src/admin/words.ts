/** The words of the admin's page come with it. */
import { prefs } from "../lib/prefs.svelte";
import de from "./admin.de.ftl?raw";
import en from "./admin.en.ftl?raw";

prefs.learn({ de, en });
