import { mount } from "svelte";
import App from "./App.svelte";
import { watchParts } from "./lib/parts";
import { prefs } from "./lib/prefs.svelte";
import { listen } from "./lib/resting";
import "./styles/base.css";
import "./styles/colours.css";

prefs.keep();
listen();
watchParts();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Only over https or on the own machine; elsewhere the table simply needs its server.
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
mount(App, { target: document.getElementById("app")! });
