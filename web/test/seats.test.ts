import { afterEach, expect, it } from "vitest";
import { marksOf, namesOf, shownViewers } from "../src/lib/table/seats.ts";
import { settings } from "../src/lib/browser/settings.svelte.ts";
import { localId } from "../src/lib/net/contract.ts";

const SERVER = "a7c31";
const HERE = localId("a7c31");
const guest = { name: "guest", kind: "person" as const }; // the texts' names: none are loaded here
const bot = { name: "Linde", kind: "bot" as const };
afterEach(() => (settings.kept.name = null));

it("calls who sits here without a name \"You\", until there is one", () => {
  expect(namesOf({ id: HERE, seats: [guest, bot] })).toEqual(["you", "Linde"]);
  settings.kept.name = "Ada";
  expect(namesOf({ id: HERE, seats: [guest, bot] })).toEqual(["Ada", "Linde"]);
});

it("leaves everybody else the name they have", () => {
  expect(namesOf({ id: SERVER, seats: [guest, bot] })).toEqual(["guest", "Linde"]);
  // several people at one device are all called by their names
  expect(namesOf({ id: HERE, seats: [guest, { name: "Ben", kind: "person" }] })).toEqual(["guest", "Ben"]);
});

it("tells players with the same name apart", () => {
  const named = (...names: string[]) => namesOf({ id: SERVER, seats: names.map((name) => ({ name, kind: name ? ("person" as const) : ("open" as const) })) });
  expect(named("Ada", "Ben")).toEqual(["Ada", "Ben"]);
  expect(named("medium", "Ada", "medium", "medium")).toEqual(["medium", "Ada", "medium 2", "medium 3"]);
  expect(named("Ada 2", "Ada", "Ada")).toEqual(["Ada 2", "Ada", "Ada 3"]);
  expect(named("", "")).toEqual(["", ""]); // seats that are still free
});

it("has a word for whoever has deleted everything", () => {
  const person = { name: "", kind: "person" as const };
  expect(namesOf({ id: SERVER, seats: [person, { name: "Ada", kind: "person" }, person] })).toEqual(["former-player", "Ada", "former-player 2"]); // the text's name: none are loaded here
});

it("stands for names by the fewest letters that tell them apart", () => {
  expect(marksOf(["Anna", "Linde"])).toEqual(["A", "L"]);
  expect(marksOf(["Anna", "Ahorn", "linde"])).toEqual(["An", "Ah", "L"]);
  expect(marksOf(["Anna", "Anni", "Annika"])).toEqual(["A1", "A2", "A3"]);
  expect(marksOf(["👨‍👩‍👧‍👦 Maier", ""])).toEqual(["👨‍👩‍👧‍👦", "?"]);
});

it("shows no seat's secrets while a device goes round", () => {
  expect(shownViewers([-1, 0, 1], "running", true)).toEqual([-1]);
  expect(shownViewers([0, 1], "running", true)).toEqual([]); // one's own seats alone: then as a spectator
  expect(shownViewers([-1, 0, 1], "running", false)).toEqual([-1, 0, 1]);
  expect(shownViewers([-1, 0, 1], "finished", true)).toEqual([-1, 0, 1]);
  expect(shownViewers([-1, 1], "running", true)).toEqual([-1, 1]); // nobody else sits here
});
