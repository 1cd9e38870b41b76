import "./design/tokens.css";
import "./design/base.css";
import "./design/forms.css";
import "./design/pieces.css";
import "./design/forced_colors.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "$lib/browser/router.svelte.ts";
import { wishedLanguage } from "$lib/session/session.svelte.ts";
import { settings } from "$lib/browser/settings.svelte.ts";
import { shell } from "$lib/session/shell.svelte.ts";
import { words } from "$lib/words/texts.svelte.ts";

settings.apply();
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => settings.apply());
router.start();
await words.use(wishedLanguage());

const target = document.getElementById("app");
if (target) mount(App, { target });
shell.install();
