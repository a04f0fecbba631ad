import "@fontsource-variable/aleo/index.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/table.css";
import "./styles/packed.css";
import "./styles/fours.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { speak, wantedLanguage } from "./lib/i18n.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
await speak(wantedLanguage());
const target = document.getElementById("app") as HTMLElement;
mount(App, { target });
keepFocus(target);
