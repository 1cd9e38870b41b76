/** A file made here is offered to the device's share sheet, or saved where there is none. */

export async function give(file: File): Promise<void> {
  const shared = { files: [file], title: file.name };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      // who closes the sheet wants nothing; a browser that forbids it all the same (the tap was too long ago) saves the file
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
