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
