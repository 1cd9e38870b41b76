/**
 * One WebSocket to one table. It comes back by itself, tells the server the last position seen, and sends again what
 * was not answered: command ids make that harmless.
 */
import { newCommandId } from "./ids.ts";
import type { AnyCommand, AnyMessage } from "../protocol.ts";
import { type Answer, CommandFailed, type LiveTable, TableClosed, type TableListener, type Wanted } from "./contract.ts";

export interface Listener extends TableListener {
  /** Is there something to connect to at all? Asked when a connection was refused before it said a word. */
  isThere(): Promise<boolean>;
}

export interface Timing {
  firstWaitMs: number;
  longestWaitMs: number;
  answerMs: number;
  /** How often a quiet connection is asked whether it is still there. */
  probeMs: number;
  /** How long it may take to answer that when the browser says that there is no network. */
  doubtMs: number;
}

const TIMING: Timing = { firstWaitMs: 250, longestWaitMs: 8_000, answerMs: 6_000, probeMs: 25_000, doubtMs: 250 };
interface Pending {
  command: AnyCommand;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Connection implements LiveTable {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Commands sent on this socket and not answered yet, each with its patience. */
  readonly #unanswered = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #probing: ReturnType<typeof setInterval>;
  #isClosed = false;
  #hasSpoken = false;
  readonly #pending = new Map<string, Pending>();

  constructor(
    readonly address: string,
    private readonly listener: Listener,
    private readonly timing: Timing = TIMING,
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#doubt);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
    this.#probing = setInterval(() => this.#lookAgain(), timing.probeMs);
    this.#open();
  }

  /** Sends a command; resolves with its answer, also when the connection breaks and comes back in between. */
  async ask(wanted: Wanted): Promise<Answer> {
    if (this.#isClosed) throw new TableClosed();
    const command = { ...wanted, id: newCommandId() } as AnyCommand;
    return new Promise((resolve, reject) => {
      this.#pending.set(command.id, { command, resolve, reject });
      this.#send(command);
    });
  }

  /** Looks from another seat: the server sends the whole position anew. */
  look(seat: number): void {
    this.#send({ type: "look", id: newCommandId(), seat, since: -1 });
  }

  /** Comes anew: the server knows a connection as who one was when it was opened. */
  renew(): void {
    this.#abandon();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#probing);
    this.#forgetUnanswered();
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#doubt);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new TableClosed());
    this.#pending.clear();
    this.listener.onState("closed");
  }

  #open(): void {
    this.#drop();
    this.listener.onState(this.#attempts === 0 ? "connecting" : "waiting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lookAgain();
      for (const { command } of this.#pending.values()) this.#send(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onerror = () => undefined; // the close that follows says all there is to say
    socket.onclose = () => void this.#lost();
  }

  /** Asks for everything after the last position seen. A network that went away in silence is found out by it, too. */
  #lookAgain(patienceMs: number = this.timing.answerMs): void {
    const { seat, since } = this.listener.look();
    this.#send({ type: "look", id: newCommandId(), seat, since }, patienceMs);
  }

  #receive(data: string): void {
    const message = JSON.parse(data) as AnyMessage;
    this.#hasSpoken = true;
    if (this.#attempts > 0 || message.type === "table") {
      this.#attempts = 0;
      this.listener.onState("open");
    }
    if ("id" in message && message.type !== "table") this.#answer(message);
    this.listener.onMessage(message);
  }

  #answer(message: Answer): void {
    clearTimeout(this.#unanswered.get(message.id));
    this.#unanswered.delete(message.id);
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    if (message.type === "failed") pending.reject(new CommandFailed(message));
    else pending.resolve(message);
  }

  #send(command: AnyCommand, patienceMs: number = this.timing.answerMs): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return; // it is sent when the connection is there
    this.#socket.send(JSON.stringify(command));
    // a connection that swallows commands is as good as lost
    this.#unanswered.set(command.id, setTimeout(() => this.#abandon(), patienceMs));
  }

  /** Leaves a socket that is open in name only; waiting for its farewell would take as long as it likes. */
  #abandon(): void {
    this.#drop();
    void this.#lost();
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = null;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null; // what is left is closed, however long its farewell takes
  }

  #forgetUnanswered(): void {
    for (const timer of this.#unanswered.values()) clearTimeout(timer);
    this.#unanswered.clear();
  }

  async #lost(): Promise<void> {
    this.#forgetUnanswered();
    if (this.#isClosed) return;
    this.listener.onState("waiting");
    if (!this.#hasSpoken && !(await this.listener.isThere())) this.close();
    if (this.#isClosed) return;
    const wait = Math.min(this.timing.longestWaitMs, this.timing.firstWaitMs * 2 ** this.#attempts++);
    // a little chance, so that a restarted server is not met by everybody at once
    this.#timer = setTimeout(() => this.#open(), wait * (0.7 + Math.random() * 0.6));
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  readonly #hurry = ({ type }: { type: string }): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.#isClosed) return;
    const state = this.#socket?.readyState ?? WebSocket.CLOSED;
    if (state === WebSocket.OPEN) this.#lookAgain();
    // a try that began without a network may hang for long
    const hangs = state === WebSocket.CONNECTING && type === "online";
    if (state !== WebSocket.CLOSED && !hangs) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** The browser says that the network is gone. A server on this very machine is there all the same: it is asked. */
  readonly #doubt = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#lookAgain(this.timing.doubtMs);
  };
}
