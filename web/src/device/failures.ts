/** Our own words for what can go wrong on this device. */
import { codeText, failureText } from "$lib/words/failures.ts";
import { text } from "$lib/words/texts.svelte.ts";
import { ModuleError, type ModuleTrouble } from "../engine/errors.ts";
import { BadMatchFile, type FileTrouble } from "../engine/match_file.ts";
import type { BadTurnQuestion } from "../engine/questions.ts";
import { Refused } from "../engine/table/refused.ts";
import { BadLink, type LinkTrouble } from "$lib/sharing/links.ts";

const MODULES: Record<ModuleTrouble, string> = {
  missing: "module-missing",
  blocked: "module-blocked",
  damaged: "module-broken",
  stale: "module-broken",
  trapped: "module-broken",
};
const FILES: Record<FileTrouble, string> = {
  form: "file-unknown",
  game: "file-game",
  version: "file-other",
  setup: "file-other",
  components: "file-components",
  move: "file-damaged",
  position: "file-damaged",
  seal: "file-changed",
};

const LINKS: Record<LinkTrouble, string> = {
  foreign: "link-foreign",
  cut: "link-cut",
  newer: "link-newer",
  damaged: "link-damaged",
  large: "link-damaged",
  browser: "link-browser",
};

export function deviceFailure(error: unknown): string {
  if (error instanceof BadLink) return text(LINKS[error.trouble]);
  // an error that comes from the engine's worker has kept its name alone
  if (error instanceof Error && error.name === "BadTurnQuestion") return text((error as Partial<BadTurnQuestion>).trouble === "version" ? "link-other-rules" : "link-damaged");
  if (error instanceof ModuleError) return text(MODULES[error.trouble]);
  if (error instanceof BadMatchFile) return text(FILES[error.trouble]);
  if (error instanceof Refused) return codeText(error.code, true);
  if (error instanceof Error && error.name === "Damaged") return text("table-damaged");
  return failureText(error);
}
