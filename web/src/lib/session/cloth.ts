import { colourOf } from "./games.ts";

/** Each game lays its own cloth over the whole window; returns how to take it away again. */
export function layCloth(game: string | null): () => void {
  const { body } = document;
  if (game) body.dataset["game"] = game;
  body.style.setProperty("--cloth", colourOf(game, "cloth") ?? null);
  return () => {
    delete body.dataset["game"];
    body.style.removeProperty("--cloth");
  };
}
