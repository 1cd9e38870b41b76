/** Is there a server to speak with? On a static site there is none; elsewhere it is as it was when it was asked last. */
import { site } from "../browser/site.ts";

/** How often a server that is away is looked for. */
const AGAIN_MS = 10_000;

class Network {
  readonly canHaveServer = !site.isStatic;
  hasServer = $state(this.canHaveServer);

  /** The server has answered, or has not. */
  told(isThere: boolean): void {
    this.hasServer = isThere && this.canHaveServer;
  }

  /**
   * Calls `look` when the browser sees the network come or go (a server on this very machine may be there all the same),
   * and now and then while there is no server.
   */
  watch(look: () => void): void {
    if (!this.canHaveServer) return;
    addEventListener("online", look);
    addEventListener("offline", look);
    setInterval(() => {
      if (!this.hasServer && document.visibilityState === "visible") look();
    }, AGAIN_MS);
  }
}

export const network = new Network();
