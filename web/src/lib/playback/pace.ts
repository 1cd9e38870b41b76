/**
 * First the answer, then the work. A touch is answered by the very next picture (the touched piece gives way), and what it
 * brings about is worked out after that. Everything that arrives meanwhile joins in, so that the page is drawn anew once
 * a picture and not once a message.
 */

/** A page that is not shown gets no pictures: its work is done all the same. No machine takes this long for a picture. */
const UNSEEN_MS = 400;

/** Calls back when the next picture has been shown. */
export function afterPicture(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(patience);
    then();
  };
  const patience = setTimeout(once, globalThis.document?.visibilityState === "visible" ? UNSEEN_MS : 0);
  // a frame's callbacks run before it is drawn; the message arrives after it
  globalThis.requestAnimationFrame?.(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      once();
    };
    port2.postMessage(null);
  });
}

/** Work in the order in which it came, all that is there after each picture at once. */
export class FrameQueue {
  #work: (() => void)[] = [];

  constructor(private readonly wait: (then: () => void) => void = afterPicture) {}

  do(work: () => void): void {
    this.#work.push(work);
    if (this.#work.length === 1) this.wait(() => this.#all());
  }

  #all(): void {
    const work = this.#work;
    this.#work = [];
    for (const one of work) {
      try {
        one();
      } catch (error) {
        reportError(error); // what came after it is done all the same
      }
    }
  }
}
