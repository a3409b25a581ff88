import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import "./styles/base.css";
import "./styles/colours.css";

prefs.keep();
mount(App, { target: document.getElementById("app")! });
