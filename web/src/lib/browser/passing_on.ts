/** A link for others: by the share sheet of the device if it has one, else copied. */
import { copyText } from "./clipboard.ts";

/** "shared" and "given up" have said so themselves; that something was copied must be told. */
export async function passOn(title: string, url: string): Promise<"shared" | "copied" | "given up"> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "given up";
      // it may not share just now, or not such links
    }
  }
  await copyText(url);
  return "copied";
}
