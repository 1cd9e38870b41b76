/** A table on the server: its WebSocket, and what is asked about it over HTTP. */
import { api, liveAddress, Refused } from "../api.ts";
import { Connection } from "../connection.ts";
import type { Answer, LiveTable, TableListener, TableRecords, Wanted } from "./contract.ts";

export class RemoteTable implements LiveTable {
  readonly #connection: Connection;

  constructor(id: string, listener: TableListener) {
    this.#connection = new Connection(liveAddress(id), {
      onMessage: (message) => listener.onMessage(message),
      onState: (state) => listener.onState(state),
      isThere: () => api.summary(id).then(() => true, (error) => !(error instanceof Refused && error.status === 404)),
      look: () => listener.look(),
    });
  }

  ask(wanted: Wanted): Promise<Answer> {
    return this.#connection.ask(wanted);
  }

  look(seat: number): void {
    this.#connection.look(seat);
  }

  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
  }
}

export function remoteRecords(id: string): TableRecords {
  return { replay: (seat) => api.replay(id, seat), fairness: () => api.fairness(id), match: () => api.exported(id) };
}
