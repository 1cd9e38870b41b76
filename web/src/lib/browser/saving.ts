/** What a file system, or a person, may stumble over. */
const ODD = /[\p{C}\p{Z}\\/:*?"<>|.]+/gu;

/** The name of a match's file: the game, the day, who played. */
export function matchFileName(game: string, names: readonly string[], day: Date = new Date()): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  const words = [game, date, ...names].map((word) => word.replace(ODD, "_").replace(/^_+|_+$/g, ""));
  return `${words.filter((word) => word !== "").join("-")}.json`;
}

/** Saves a text as a file of the reader's. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
