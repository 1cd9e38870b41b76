/** Is there a server to speak with? On a static site there is none; elsewhere it is as it was when it was asked last. */
import { site } from "./site.ts";

class Network {
  readonly canHaveServer = !site.isStatic;
  hasServer = $state(this.canHaveServer);

  /** The server has answered, or has not. */
  told(isThere: boolean): void {
    this.hasServer = isThere && this.canHaveServer;
  }

  /** Calls `look` when the browser sees the network come or go: a server on this very machine may be there all the same. */
  watch(look: () => void): void {
    if (!this.canHaveServer) return;
    addEventListener("online", look);
    addEventListener("offline", look);
  }
}

export const network = new Network();
