// The connection against a real WebSocket server that breaks, forgets and comes back.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket as ServerSocket, WebSocketServer } from "ws";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/net/connection.ts";
import type { AnyCommand, AnyMessage } from "../src/lib/protocol.ts";
import { CommandFailed, TableClosed, type ConnectionState, type Wanted } from "../src/lib/net/contract.ts";

const TIMING = { firstWaitMs: 10, longestWaitMs: 40, answerMs: 300, probeMs: 200, doubtMs: 40 };
let server: WebSocketServer;
let connection: Connection | null = null;
let received: AnyCommand[];
let sockets: ServerSocket[];
/** Stands for the browser's window: it tells when the network comes and goes. */
let window: EventTarget;
/** What the server does with a command; by default it carries it out. */
let respond: (command: AnyCommand, socket: ServerSocket) => void;

async function listen(port = 0): Promise<number> {
  server = new WebSocketServer({ port, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (socket) => {
    sockets.push(socket);
    socket.on("message", (data) => {
      const command = JSON.parse(String(data)) as AnyCommand;
      received.push(command);
      respond(command, socket);
    });
  });
  return (server.address() as AddressInfo).port;
}

function answer(command: AnyCommand, socket: ServerSocket): void {
  if (command.type === "look") socket.send(JSON.stringify({ type: "table" }));
  const message = { type: "done", id: command.id, number: 1 } satisfies AnyMessage;
  socket.send(JSON.stringify(message));
}

interface Heard {
  states: ConnectionState[];
  messages: AnyMessage[];
}

function connect(port: number, { since = -1, isThere = true, timing = TIMING } = {}): Heard {
  const heard: Heard = { states: [], messages: [] };
  connection = new Connection(
    `ws://127.0.0.1:${port}/`,
    {
      onMessage: (message) => heard.messages.push(message),
      onState: (state) => heard.states.push(state),
      isThere: () => Promise.resolve(isThere),
      look: () => ({ seat: 0, since }),
    },
    timing,
  );
  return heard;
}

const wait = setTimeout; // the real one, also while a test has its own

/** No verdict depends on how long it takes; what never happens ends with the test's own limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => wait(resolve, 10));
}

const play: Wanted = { type: "play", seat: 0, at: 3, moves: ["done"] };
const ofType = (type: string) => received.filter((command) => command.type === type);

beforeEach(() => {
  vi.stubGlobal("WebSocket", ServerSocket); // a real one: this version of Node has none of its own
  window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  received = [];
  sockets = [];
  respond = answer;
});
afterEach(async () => {
  connection?.close();
  sockets.forEach((socket) => socket.terminate());
  await new Promise((resolve) => server.close(resolve));
});

describe("a connection", () => {
  it("looks first, from the last position seen", async () => {
    const port = await listen();
    connect(port, { since: 17 });
    await until(() => received.length > 0);
    expect(received[0]).toMatchObject({ type: "look", seat: 0, since: 17 });
  });

  it("answers a command with its own answer", async () => {
    const port = await listen();
    connect(port);
    await expect(connection?.ask(play)).resolves.toMatchObject({ type: "done" });
  });

  it("sends a command again, with the same id, when the connection broke before the answer", async () => {
    const port = await listen();
    let isFirst = true;
    respond = (command, socket) => {
      if (command.type === "play" && isFirst) {
        isFirst = false;
        socket.terminate();
      } else answer(command, socket);
    };
    connect(port);
    await expect(connection?.ask(play)).resolves.toMatchObject({ type: "done" });
    const ids = ofType("play").map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ofType("look").length).toBeGreaterThanOrEqual(2);
  });

  it("gives up on a connection that swallows commands", async () => {
    const port = await listen();
    respond = (command, socket) => {
      if (sockets.length > 1 || command.type === "look") answer(command, socket);
    };
    connect(port);
    await expect(connection?.ask(play)).resolves.toMatchObject({ type: "done" });
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("finds out by itself that a quiet connection is dead", async () => {
    const port = await listen();
    respond = (command, socket) => {
      if (sockets.length > 1 || received.length === 1) answer(command, socket);
    };
    connect(port);
    await until(() => sockets.length > 1);
  });

  it("finds out at once when the browser says that the network is gone", async () => {
    const port = await listen();
    const heard = connect(port, { timing: { ...TIMING, answerMs: 3_600_000 } }); // by itself it would wait so long
    await until(() => heard.states.includes("open"));
    respond = () => undefined; // the network swallows everything
    const asked = connection?.ask(play);
    window.dispatchEvent(new Event("offline"));
    await until(() => heard.states.includes("waiting"));
    respond = answer;
    window.dispatchEvent(new Event("online"));
    await expect(asked).resolves.toMatchObject({ type: "done" });
    expect(ofType("play").map(({ id }) => id).every((id, _, [first]) => id === first)).toBe(true);
  });

  it("stays where it is if the server answers although the browser has no network", async () => {
    const port = await listen();
    const heard = connect(port);
    const tables = () => heard.messages.filter(({ type }) => type === "table").length;
    await until(() => heard.states.includes("open") && tables() === 1);
    respond = (command, socket) => {
      answer({ ...command, type: "play" } as AnyCommand, socket);
      socket.send(JSON.stringify({ type: "table" })); // what comes before it was heard before it
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    window.dispatchEvent(new Event("offline"));
    await until(() => tables() === 2);
    vi.advanceTimersByTime(3 * TIMING.doubtMs);
    vi.useRealTimers();
    expect(heard.states).not.toContain("waiting");
    expect(sockets).toHaveLength(1);
  });

  it("comes back after the server was away", async () => {
    const port = await listen();
    const heard = connect(port);
    await until(() => received.length > 0);
    sockets.forEach((socket) => socket.terminate());
    await new Promise((resolve) => server.close(resolve));
    const asked = connection?.ask(play);
    await until(() => heard.states.includes("waiting"));
    await listen(port);
    await expect(asked).resolves.toMatchObject({ type: "done" });
    expect(heard.states.at(-1)).toBe("open");
  });

  it("says what failed", async () => {
    const port = await listen();
    respond = (command, socket) => {
      if (command.type === "look") answer(command, socket);
      else socket.send(JSON.stringify({ type: "failed", id: command.id, code: "illegal", text: "no", number: 3, clause: "P4", reason: null }));
    };
    connect(port);
    await expect(connection?.ask(play)).rejects.toBeInstanceOf(CommandFailed);
  });

  it("closes when there is nothing to connect to", async () => {
    const port = await listen();
    await new Promise((resolve) => server.close(resolve));
    const heard = connect(port, { isThere: false });
    await until(() => heard.states.at(-1) === "closed");
    await expect(connection?.ask(play)).rejects.toBeInstanceOf(TableClosed);
    await listen(port);
  });
});
