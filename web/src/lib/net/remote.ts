/** A table on the server: its WebSocket, and what is asked about it over HTTP. */
import { api, liveAddress, ApiRefused } from "./api.ts";
import { Connection } from "./connection.ts";
import type { LiveTable, TableListener, TableRecords } from "./contract.ts";

export function remoteTable(id: string, listener: TableListener): LiveTable {
  const isThere = () => api.summary(id).then(() => true, (error) => !(error instanceof ApiRefused && error.status === 404));
  return new Connection(liveAddress(id), { onMessage: (message) => listener.onMessage(message), onState: (state) => listener.onState(state), look: () => listener.look(), isThere });
}

export function remoteRecords(id: string): TableRecords {
  return { replay: (seat) => api.replay(id, seat), fairness: () => api.fairness(id), match: () => api.exported(id) };
}
