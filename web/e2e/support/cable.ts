/** A network cable between one browser and the server: it can be pulled out and plugged in again. */
import { connect, createServer, type Server as Listener, type Socket } from "node:net";

export class Cable {
  readonly url: string;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(
    readonly listener: Listener,
    port: number,
  ) {
    this.url = `http://localhost:${port}`;
  }

  static async lay(server: string): Promise<Cable> {
    const goal = Number(new URL(server).port);
    const listener = createServer((near) => cable.#join(near, goal));
    await new Promise<void>((resolve) => listener.listen(0, resolve));
    const cable = new Cable(listener, (listener.address() as { port: number }).port);
    return cable;
  }

  #join(near: Socket, goal: number): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(goal, "localhost");
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  remove(): void {
    this.cut();
    this.listener.close();
  }
}
