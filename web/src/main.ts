import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./theme.css";
import { watchForNewer } from "./server/newer.svelte";

watchForNewer();
const target = document.getElementById("app");
if (target) mount(App, { target });
