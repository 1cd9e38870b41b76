/** The page's side and the workers' side together, over real channels in one thread. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineClient, type EnginePort, type LocalTable } from "../../src/engine/client.ts";
import { ModuleError } from "../../src/engine/errors.ts";
import { RemoteThinking } from "../../src/engine/remote_thinking.ts";
import { type Port, serve } from "../../src/engine/rpc.ts";
import { MemoryShelf } from "../../src/engine/shelf.ts";
import { TableStorage } from "../../src/engine/storage.ts";
import { thinker } from "../../src/engine/thinking.ts";
import { type Telling, Workshop } from "../../src/engine/workshop.ts";
import type { AnyMessage, NewTable, Position } from "../../src/lib/protocol.ts";
import { CommandFailed, TableClosed, type ConnectionState } from "../../src/lib/net/contract.ts";
import { toBase64 } from "../../src/engine/base64.ts";
import { Match } from "../../src/engine/match.ts";
import { plannerOf } from "../../src/engine/planning.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { moduleBytes, newEngine } from "./modules.ts";

const REQUEST: NewTable = { game: "superstar", seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }], start: 0 };

const MODULES = { superstar: { address: "/superstar.wasm", hash: undefined }, bloom: { address: "/bloom.wasm", hash: undefined } };

/** Both ends of a channel; closing one ends it. */
function channel(): [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  opened.push(port1);
  return [port1, port2];
}
const opened: MessagePort[] = [];

/** The workers of a client, the newest last: what the bots' worker was asked, and how to make the engine's fail. */
interface TestWorker {
  workshop: Workshop;
  thinkers: number;
  isTerminated: boolean;
  crash(): void;
  /** It neither answers nor fails any more, as after `self.close()`. */
  vanish(): void;
}

function newClient(shelf = new MemoryShelf(), workers: TestWorker[] = [], tickMs?: number): EngineClient {
  return new EngineClient(() => {
    const [here, there] = channel();
    const tell = (telling: Telling) => there.postMessage(telling);
    const spawn = () => {
      const [asking, thinking] = channel();
      serve(thinking as Port, thinker());
      worker.thinkers++;
      const terminate = () => {
        worker.thinkers--;
        asking.close();
      };
      return Object.assign(asking, { terminate }) as unknown as Port & { terminate(): void };
    };
    const workshop = new Workshop({
      storage: Promise.resolve(new TableStorage(mortal(shelf, () => worker.isTerminated), (keeping) => tell({ told: "keeping", keeping }))),
      thinking: new RemoteThinking(spawn, tickMs),
      tell,
      hail: () => undefined,
    });
    serve(there as Port, workshop.handlers);
    const terminate = () => {
      worker.isTerminated = true;
      here.close();
    };
    const port: EnginePort = Object.assign(here as Port, { terminate });
    const worker: TestWorker = { workshop, thinkers: 0, isTerminated: false, crash: () => port.onerror?.({} as ErrorEvent), vanish: () => (worker.isTerminated = true, there.close()) };
    workers.push(worker);
    return port;
  }, tickMs);
}

/** The shelf of a worker, which does nothing any more once it is terminated. */
function mortal(shelf: MemoryShelf, isDead: () => boolean): MemoryShelf {
  const never = () => new Promise(() => undefined);
  return new Proxy(shelf, {
    get(target, name: keyof MemoryShelf) {
      const act = target[name] as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => (isDead() ? never() : act.apply(target, given));
    },
  });
}

/** A table as the page would open it, and all that it hears. */
function open(client: EngineClient, id: string, seat = 0): { table: LocalTable; messages: AnyMessage[]; states: ConnectionState[] } {
  const messages: AnyMessage[] = [];
  const states: ConnectionState[] = [];
  const table = client.open(id, {
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    look: () => ({ seat, since: -1 }),
  });
  return { table, messages, states };
}

const positions = (messages: readonly AnyMessage[]) => messages.filter((message): message is Position => message.type === "position");
const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 2 });

describe("the engine behind the page", () => {
  let client: EngineClient;
  let fetched: string[];
  beforeEach(() => {
    fetched = [];
    vi.stubGlobal("fetch", async (address: string) => {
      fetched.push(address);
      return address === "/superstar.wasm" ? new Response(moduleBytes("superstar")) : new Response("", { status: 404 });
    });
    client = newClient();
    client.introduce(MODULES, "Lea");
  });
  afterEach(() => {
    for (const port of opened.splice(0)) port.close();
    vi.unstubAllGlobals();
  });

  it("opens a table, starts it and plays", async () => {
    const { id } = await client.create(REQUEST);
    const { table, messages, states } = open(client, id);
    expect(messages).toEqual([]); // nothing is told from within
    await until(() => messages.some(({ type }) => type === "done"));
    expect(messages.map(({ type }) => type)).toEqual(["table", "done"]);
    expect(states).toEqual(["connecting", "open"]);
    await table.ask({ type: "start", entropy: "00ff" });
    const [first] = positions(messages);
    expect(first?.legal.length).toBeGreaterThan(0);
    const wish = first?.legal.slice(0, 1) ?? [];
    expect(await table.ask({ type: "preview", seat: 0, at: 0, wish })).toMatchObject({ type: "plan", order: wish, at: 0 });
    expect(await table.ask({ type: "hint", seat: 0, at: 0 })).toMatchObject({ type: "advice" });
    await expect(table.ask({ type: "play", seat: 0, at: 0, moves: ["dance"] })).rejects.toThrow(CommandFailed);
    expect(await table.ask({ type: "play", seat: 0, at: 0, moves: wish })).toMatchObject({ type: "done" });
    await until(() => (positions(messages).at(-1)?.steps.some(({ bot }) => bot) ?? false));
    expect(fetched).toEqual(["/superstar.wasm"]);
    table.close();
    await expect(table.ask({ type: "hint", seat: 0, at: 0 })).rejects.toThrow(TableClosed);
    await until(() => states.at(-1) === "closed");
    expect((await client.list()).tables).toMatchObject([{ id, status: "running" }]);
    expect(await client.records(id).match()).toContain("reihum-match/2");
  });

  it("goes on where it was after a new start of the page", async () => {
    const shelf = new MemoryShelf();
    const one = newClient(shelf);
    one.introduce({ superstar: { address: "/superstar.wasm", hash: undefined } }, "Lea");
    const { id } = await one.create(REQUEST);
    const first = open(one, id);
    await first.table.ask({ type: "start" });
    const moves = positions(first.messages)[0]?.legal.slice(0, 1) ?? [];
    await first.table.ask({ type: "play", seat: 0, at: 0, moves });
    first.table.close();
    const other = newClient(shelf);
    other.introduce({ superstar: { address: "/superstar.wasm", hash: undefined } }, "Lea");
    const again = open(other, id);
    await until(() => positions(again.messages).length > 0);
    expect(positions(again.messages)[0]?.steps[0]).toMatchObject({ number: 1, seat: 0, move: moves[0] });
    again.table.close();
  });

  it("says when there is no such table, or no module", async () => {
    const { messages, states } = open(client, "local~none");
    await until(() => states.includes("closed"));
    expect(messages).toMatchObject([{ type: "failed", code: "not_found" }]);
    await expect(client.ready("bloom")).rejects.toMatchObject({ name: "ModuleError", trouble: "missing" });
    await expect(client.create({ ...REQUEST, game: "bloom" })).rejects.toThrow(ModuleError);
    await expect(client.create({ ...REQUEST, seats: [] })).rejects.toMatchObject({ code: "bad_request" });
    await expect(client.bring("{")).rejects.toMatchObject({ name: "BadMatchFile", trouble: "form" });
  });

  it("says when its worker cannot be started, or dies", async () => {
    const blocked = new EngineClient(() => {
      throw new DOMException("policy", "SecurityError");
    });
    await expect(blocked.ready("superstar")).rejects.toMatchObject({ trouble: "blocked" });
    const [here] = channel();
    const terminate = vi.fn();
    const dying = new EngineClient(() => Object.assign(here as Port, { terminate }));
    const waiting = dying.ready("superstar");
    dying.introduce({}, "Leo"); // nobody waits for the answer to this
    (here as unknown as { onerror(): void }).onerror();
    await expect(waiting).rejects.toMatchObject({ trouble: "missing" });
    expect(terminate).toHaveBeenCalled();
  });

  it.each([["before it is sent", 0], ["when it was sent", 5]])("goes on with its tables in a new worker when one dies, and what is asked (%s) is done once", async (_, moments) => {
    const workers: TestWorker[] = [];
    client = newClient(new MemoryShelf(), workers);
    client.introduce(MODULES, "Lea");
    const { id } = await client.create(REQUEST);
    const { table, messages, states } = open(client, id);
    await table.ask({ type: "start", entropy: "00ff" });
    const moves = positions(messages)[0]?.legal.slice(0, 1) ?? [];
    const playing = table.ask({ type: "play", seat: 0, at: 0, moves });
    for (let moment = 0; moment < moments; moment++) await Promise.resolve();
    workers[0]?.crash();
    expect(await playing).toMatchObject({ type: "done", number: 1 });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(states.filter((state, place) => state !== states[place - 1])).toEqual(["connecting", "open", "waiting", "open"]);
    await until(() => (positions(messages).at(-1)?.number ?? 0) > 1); // the bots play on
    expect(positions(messages).at(-1)?.steps.filter(({ seat, move }) => seat === 0 && move === moves[0]).length).toBeLessThanOrEqual(1);
    table.close();
  });

  it("goes on in a new worker if one dies without a word, and nothing that was tapped is lost", async () => {
    const workers: TestWorker[] = [];
    client = newClient(new MemoryShelf(), workers, 20);
    client.introduce(MODULES, "Lea");
    const { id } = await client.create(REQUEST);
    const { table, messages } = open(client, id);
    await table.ask({ type: "start" });
    const [first] = positions(messages);
    workers[0]?.vanish();
    const played = table.ask({ type: "play", seat: 0, at: first?.number ?? 0, moves: (first?.legal ?? []).slice(0, 1) });
    const listed = client.list();
    await expect(played).resolves.toMatchObject({ type: "done" });
    expect((await listed).tables).toHaveLength(1);
    expect(workers).toHaveLength(2);
    table.close();
  });

  it("waits for who is only waiting itself", async () => {
    const workers: TestWorker[] = [];
    let arrive: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
    client = newClient(new MemoryShelf(), workers, 2);
    client.introduce(MODULES, "Lea");
    const ready = client.ready("superstar");
    await new Promise((resolve) => setTimeout(resolve, 500)); // longer than anybody may be silent
    arrive(new Response(moduleBytes("superstar")));
    await ready;
    expect(workers).toHaveLength(1);
  });

  it("gives a table up whose workers all die", async () => {
    const workers: TestWorker[] = [];
    client = newClient(new MemoryShelf(), workers);
    client.introduce(MODULES, "Lea");
    const { id } = await client.create(REQUEST);
    const { table, states } = open(client, id);
    for (let times = 1; times <= 4; times++) {
      await until(() => states.filter((state) => state === "open").length === times);
      workers.at(-1)?.crash();
    }
    await until(() => states.at(-1) === "closed");
    await expect(table.ask({ type: "start" })).rejects.toThrow(TableClosed);
    expect(workers).toHaveLength(4);
  });

  it("uses the module that is named last", async () => {
    await client.ready("superstar");
    const { id } = await client.create(REQUEST);
    const { table, messages } = open(client, id);
    await table.ask({ type: "start" });
    client.introduce({ superstar: { address: "/newer.wasm", hash: undefined } }, "Lea");
    await expect(client.ready("superstar")).rejects.toMatchObject({ trouble: "missing" }); // there is nothing at that address
    expect(fetched).toEqual(["/superstar.wasm", "/newer.wasm", "/newer.wasm"]); // looked for twice
    // a table that is open goes on with its own
    await table.ask({ type: "play", seat: 0, at: 0, moves: positions(messages)[0]?.legal.slice(0, 1) ?? [] });
    await until(() => (positions(messages).at(-1)?.steps.some(({ bot }) => bot) ?? false));
    table.close();
  });

  it("leaves what it only asked about, so that no bot thinks on", async () => {
    const workers: TestWorker[] = [];
    client = newClient(new MemoryShelf(), workers);
    client.introduce(MODULES, "Lea");
    const { id } = await client.create({ ...REQUEST, start: 1, seats: [{ kind: "me" }, { kind: "bot", level: "easy" }] });
    await client.command(id, { type: "start", id: "start", entropy: "" });
    await client.records(id).match();
    const { table, messages } = open(client, id);
    await until(() => positions(messages).some(({ steps }) => steps.some(({ bot }) => bot)));
    expect(workers[0]?.thinkers).toBe(1);
    table.close();
    await client.records(id).match();
    await until(() => workers[0]?.thinkers === 0);
  });

  it("says when a table was removed in another page", async () => {
    const shelf = new MemoryShelf();
    const workers: TestWorker[] = [];
    client = newClient(shelf, workers);
    client.introduce(MODULES, "Lea");
    for (const notice of [(id: string) => void workers[0]?.workshop.hailed(id), (_id: string, table: LocalTable) => void table.ask({ type: "start" }).catch(() => undefined)]) {
      const { id } = await client.create(REQUEST);
      const { table, messages, states } = open(client, id);
      await until(() => messages.some(({ type }) => type === "done"));
      await shelf.remove(id);
      notice(id, table);
      await until(() => states.at(-1) === "closed");
      expect(messages).toContainEqual(expect.objectContaining({ type: "failed", code: "not_found" }));
    }
  });

  it("does not wait for ever for a bot whose worker has died", async () => {
    const bare = { postMessage: () => undefined, addEventListener: () => undefined };
    const terminated: number[] = [];
    const thinking = new RemoteThinking(() => Object.assign({ terminate: () => void terminated.push(1) }, bare), 1);
    const module = await WebAssembly.compile(moduleBytes("superstar"));
    await expect(thinking.choose(module, "easy", "seed", new Uint8Array(8), () => true)).rejects.toMatchObject({ trouble: "trapped" });
    expect(terminated).toHaveLength(1);
  });

  it("plans and advises from a concealed record alone", async () => {
    const rules = await newEngine("superstar");
    const match = new Match(rules, checkedSetup(rules.game, 2), new Uint8Array(32));
    const record = toBase64(match.concealed(match.toMove));
    const wish = match.legal().slice(0, 1).map((move) => rules.text(move));
    const planned = plannerOf(await client.ready("superstar"));
    expect(planned(record, match.toMove, wish)).toMatchObject({ order: wish, refused: null, view: { viewer: match.toMove } });
    const illegal = rules.game.moves.find((_, move) => !match.legal().includes(move)) as string;
    expect(planned(record, match.toMove, [illegal])).toMatchObject({ order: [], refused: illegal, clause: expect.any(String) });
    expect((await client.hint("superstar", record, match.toMove, [])).turns[0]).toMatchObject({ moves: [expect.any(String)], equal: true });
    // a record that hides nothing is not for people
    expect(() => planned(toBase64(match.record), match.toMove, [])).toThrow("concealed");
  });

  it("brings a match from a file, and proves one", async () => {
    const { id } = await client.create(REQUEST);
    const { table, messages } = open(client, id);
    await table.ask({ type: "start", entropy: "ab" });
    await table.ask({ type: "play", seat: 0, at: 0, moves: positions(messages)[0]?.legal.slice(0, 1) ?? [] });
    await table.ask({ type: "resign", seat: 0 });
    const records = client.records(id);
    const [proof, replay] = [await records.fairness(), await records.replay(1)];
    expect(await client.prove("superstar", proof, null, { table: null, replay, last: null, seen: null })).toEqual({ verdict: "unseen", number: null, compared: 0 });
    expect(await client.prove("superstar", { ...proof, seed: "00" }, null, { table: null, replay, last: null, seen: null })).toEqual({ verdict: "seed", number: null, compared: 0 });
    const { id: brought } = await client.bring(await records.match());
    expect((await client.list()).tables).toContainEqual(expect.objectContaining({ id: brought, status: "running" }));
    await client.remove(brought);
    expect((await client.list()).tables).toHaveLength(1);
    table.close();
  });
});
