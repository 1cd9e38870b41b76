/** Each game lays its own cloth over the whole window; returns how to take it away again. */
export function layCloth(game: string | null): () => void {
  if (game) document.body.dataset["game"] = game;
  return () => {
    delete document.body.dataset["game"];
  };
}
