/** What is said at a table, and what of it nobody here has had in sight yet. */
import type { Attachment } from "svelte/attachments";
import type { Said } from "../protocol.ts";

export class Talk {
  lines = $state.raw<readonly Said[]>([]);
  /** Lines of others that came while no chat was in sight. */
  unread = $state(0);
  /** The newest of them, until it was shown for a while. */
  news = $state.raw<Said | null>(null);

  readonly #inSight = new Set<object>();

  /** `isNews`: it was said just now, by somebody else. */
  hear(line: Said, isNews: boolean): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line].sort((one, other) => one.number - other.number);
    if (!isNews || this.#inSight.size > 0) return;
    this.unread++;
    this.news = line;
  }

  /** A chat has come into sight, or has gone out of it. */
  see(chat: object, isInSight: boolean): void {
    if (!isInSight) {
      this.#inSight.delete(chat);
      return;
    }
    this.#inSight.add(chat);
    this.unread = 0;
    this.news = null;
  }

  hush = (): void => {
    this.news = null;
  };

  /** On a chat: finds out by itself whether it is in sight. */
  readonly watched: Attachment<HTMLElement> = (chat) => {
    const observer = new IntersectionObserver((entries) => this.see(chat, entries.at(-1)?.isIntersecting ?? false));
    observer.observe(chat);
    return () => {
      observer.disconnect();
      this.see(chat, false);
    };
  };
}
