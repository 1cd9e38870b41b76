import "./design/tokens.css";
import "./design/base.css";
import "./design/forms.css";
import "./design/pieces.css";
import "./design/forced_colors.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "$lib/router.svelte.ts";
import { wishedLanguage } from "$lib/session.svelte.ts";
import { settings } from "$lib/settings.svelte.ts";
import { shell } from "$lib/shell.svelte.ts";
import { words } from "$lib/texts.svelte.ts";

settings.apply();
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => settings.apply());
router.start();
await words.use(wishedLanguage());

const target = document.getElementById("app");
if (target) mount(App, { target });
shell.install();
