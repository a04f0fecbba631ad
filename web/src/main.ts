import "@fontsource-variable/aleo/index.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wantedLanguage } from "./lib/i18n.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app") as HTMLElement });
