/**
 * Plays without seeing: all it knows of the page is its accessibility tree (roles, names and states) and what the live region
 * says; all it has is the keyboard. What a screen reader does when one goes from button to button is done by its own means:
 * the focus is set on a node of the tree.
 */
import type { CDPSession, Page } from "playwright-core";
import { IS_LONG } from "./long.ts";
import { dice } from "./player.ts";
import type { Visitor } from "./visitor.ts";

/** A node of the accessibility tree. */
export interface Heard {
  role: string;
  name: string;
  isDisabled: boolean;
  isPressed: boolean;
  hasFocus: boolean;
  /** The named or telling places it stands in, the nearest first: "region What to do", "main". */
  within: string[];
  node: number;
}

const DOCK = "region What to do";
/** What only tells or opens something; it plays nothing. */
const TELLS = /look through|show (them|where)|more claims|^rules|^log|^menu|close/i;
/** A turn that could not be completed after so many choices is begun anew. */
const MOST_CHOICES = 7;
const WAIT_MS = 60;
/** Where nothing is said for so long the page is read again all the same. */
const QUIET_MS = 700;
/** Whatever is pressed is answered within this time, also on a machine that has other things to do. */
const ANSWER_MS = 4_000;
/** What one has is laid before more is drawn. */
const PREFERRED = [/in your stock$/, /^Claim/, /^Mark/];
/** In a lesson: what has the focus led nowhere so often. */
const LOST = 4;
const PATIENCE_MS = IS_LONG ? 2_000_000 : 200_000;

export class Blind {
  /** What the live region said, in order. */
  readonly heard: string[] = [];
  /** What one would complain about. */
  readonly complaints: string[] = [];
  turns = 0;
  #wire: CDPSession | undefined;
  #tried = new Set<string>();
  #choices = 0;
  #wasAsked = false;
  /** A key was pressed since something was said last. */
  #hasAsked = false;
  /** What was announced since I moved last. */
  readonly #announced = new Set<string>();
  /** How often a wish was said to skip or to cost something. */
  costs = 0;
  readonly #chance = dice(11);

  constructor(private readonly visitor: Visitor) {}

  get page(): Page {
    return this.visitor.page;
  }

  /** From now on it listens. */
  async listen(): Promise<void> {
    const { page } = this;
    this.#wire = await page.context().newCDPSession(page);
    await this.#wire.send("Accessibility.enable");
    await page.exposeBinding("hear", (_, line: string) => this.#hear(line));
    await page.addInitScript(() => {
      // what is added to a live region is read out
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (!(target instanceof Element) || !target.closest("[aria-live=polite]")) continue;
          for (const node of addedNodes) if (node.textContent?.trim()) (window as unknown as { hear(line: string): void }).hear(node.textContent.trim());
        }
      }).observe(document, { subtree: true, childList: true });
    });
  }

  #hear(line: string): void {
    // whose turn it is, what was rolled and announced is said once, whatever else is said in between, until I have moved
    if (line.startsWith(`${this.visitor.name} `) || line.startsWith("You ")) this.#announced.clear();
    else if (/^Your turn\.|^\S+ (rolled|announces)/.test(line)) {
      if (this.#announced.has(line)) this.complaints.push(`said again though I have not moved: ${line}`);
      this.#announced.add(line);
    }
    // the same answer to another question is no repetition
    if (line === this.heard.at(-1) && (!this.#hasAsked || /^Your turn\.|^\S+ (rolled|announces)/.test(line))) this.complaints.push(`said twice: ${line}`);
    // cards and fields are told in words, never by their codes, and nothing is left that was to be filled in
    if (/\b[RYGBPJN]\d{1,2}\b|[{}$]|undefined|null|NaN/.test(line)) this.complaints.push(`not in words: ${line}`);
    this.heard.push(line);
    this.#hasAsked = false;
  }

  /** The page as it is read out. */
  async read(): Promise<Heard[]> {
    const { nodes } = await (this.#wire as CDPSession).send("Accessibility.getFullAXTree");
    const parents = new Map(nodes.map((node) => [node.nodeId, node]));
    const valueOf = (node: (typeof nodes)[number], name: string) => node.properties?.find((property) => property.name === name)?.value.value as unknown;
    return nodes
      .filter(({ ignored, role }) => !ignored && /^(main|button|link|heading|textbox|dialog)$/.test(String(role?.value)))
      .map((node) => {
        const within: string[] = [];
        for (let above = parents.get(node.parentId ?? ""); above; above = parents.get(above.parentId ?? "")) {
          if (!above.ignored) within.push(`${above.role?.value} ${above.name?.value ?? ""}`.trim());
        }
        return {
          role: String(node.role?.value),
          name: String(node.name?.value ?? "").replace(/\s+/g, " ").trim(),
          isDisabled: valueOf(node, "disabled") === true,
          isPressed: valueOf(node, "pressed") === "true" || valueOf(node, "pressed") === true,
          hasFocus: valueOf(node, "focused") === true,
          within,
          node: node.backendDOMNodeId ?? 0,
        };
      });
  }

  /** The button or link of that name, once it is there. */
  async find(name: RegExp, role = "button"): Promise<Heard> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const found = (await this.read()).find((one) => one.role === role && name.test(one.name) && !one.isDisabled);
      if (found) return found;
      await this.page.waitForTimeout(WAIT_MS);
    }
    throw new Error(`There is no ${role} ${name} to be heard of. Heard last: ${this.heard.slice(-4).join(" / ")}`);
  }

  /** Goes there and presses Enter; false if it went away meanwhile. */
  async press({ node }: Heard): Promise<boolean> {
    try {
      await (this.#wire as CDPSession).send("DOM.focus", { backendNodeId: node });
    } catch {
      return false;
    }
    this.#hasAsked = true;
    await this.page.keyboard.press("Enter");
    return true;
  }

  /** From the home page to the table. */
  async begin(title: string): Promise<void> {
    const { page } = this;
    await page.goto(this.visitor.address("/"));
    await this.press(await this.find(new RegExp(`^Play now: ${title}`)));
    await this.find(/name/i, "textbox"); // it has the focus
    await page.keyboard.type(this.visitor.name);
    await page.keyboard.press("Enter");
  }

  /** Through the lesson of a game and into the real one: Enter on what has the focus, as the sentences ask for it. */
  async learn(title: string): Promise<void> {
    const { page } = this;
    await page.goto(this.visitor.address("/"));
    await this.press(await this.find(new RegExp(`^Learn: ${title}`), "link"));
    await this.find(/^Skip the lesson$/);
    const deadline = Date.now() + PATIENCE_MS;
    for (let idle = 0; !/\/table\//.test(page.url()); ) {
      if (Date.now() > deadline) throw new Error(`The lesson did not come to its end. Heard last: ${this.heard.slice(-4).join(" / ")}`);
      const [before, last] = [this.heard.length, this.heard.at(-1)];
      const heard = await this.read();
      const here = heard.find(({ role, hasFocus, name }) => hasFocus && role === "button" && !/^(Skip|Back)/.test(name));
      // a lesson gives no hints but in a free turn, which has nothing to point at: one looks round, as in any game
      const isFree = heard.some(({ role, name, within }) => role === "button" && within.includes(DOCK) && /^Hint/.test(name));
      if (isFree || idle >= LOST) await this.#step();
      else if (here) await this.press(here);
      const until = Date.now() + QUIET_MS;
      do await page.waitForTimeout(WAIT_MS);
      while (this.heard.length === before && Date.now() < until);
      idle = this.heard.at(-1) === last ? idle + 1 : 0;
    }
  }

  /** To the result. */
  async playToTheEnd(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) if (await this.#step()) return;
    throw new Error(`The match did not come to its end after ${this.turns} turns. Heard last: ${this.heard.slice(-6).join(" / ")}`);
  }

  /** Does what is to be done now; true once the result is read. */
  async #step(): Promise<boolean> {
    const before = this.heard.length;
    const page = await this.read();
    if (page.some(({ role, name, within }) => role === "heading" && within.includes("main") && /\bwins?\b|share/i.test(name))) return true;
    const buttons = page.filter(({ role, isDisabled, name }) => role === "button" && !isDisabled && !TELLS.test(name));
    const goOn = buttons.find(({ name }) => /^(To the result|Continue)$/.test(name));
    const dock = buttons.filter(({ within }) => within.includes(DOCK) && !within.includes("region Remark"));
    const isAsked = dock.some(({ name }) => /^Hint/.test(name));
    if (goOn) {
      if (!goOn.hasFocus) this.complaints.push(`"${goOn.name}" has not the focus where one goes on`);
      await this.press(goOn);
      this.#begin();
    } else if (!isAsked) this.#wasAsked = false;
    else {
      this.#atTurn(page);
      const act = dock.find(({ name }) => !/^(Undo|Hint)/.test(name) && !/give up|end the turn|leave/i.test(name)) ?? null;
      const lit = buttons.filter(({ within, isPressed }) => within.includes("main") && !isPressed);
      const pieces = lit.filter(({ name }) => !this.#tried.has(name));
      if (act) await this.#confirm(act, lit.length === 0);
      else if (pieces.length > 0 && this.#choices < MOST_CHOICES) await this.#choose(pieces);
      else if (this.#choices > 0) await this.#anew();
      else {
        const last = dock.find(({ name }) => !/^(Undo|Hint)/.test(name));
        if (last) await this.#confirm(last, false);
      }
    }
    // who does not see waits until something is said
    const deadline = Date.now() + QUIET_MS;
    do await this.page.waitForTimeout(WAIT_MS);
    while (this.heard.length === before && Date.now() < deadline);
    return false;
  }

  /** A turn begins: the focus is somewhere from where one can go on. */
  #atTurn(page: Heard[]): void {
    if (!this.#wasAsked && this.turns > 0 && !page.some(({ hasFocus }) => hasFocus)) this.complaints.push("the focus is nowhere when the turn begins");
    this.#wasAsked = true;
  }

  #begin(): void {
    this.#announced.clear();
    this.#tried.clear();
    this.#choices = 0;
  }

  /** Ends the turn. If nothing else can be chosen any more, the focus is there already and one key is enough. */
  async #confirm(act: Heard, isWhole: boolean): Promise<void> {
    const isThere = async () => (await this.read()).some(({ node, hasFocus }) => node === act.node && hasFocus);
    if (isWhole && this.#choices > 0 && !act.hasFocus && !(await isThere())) this.complaints.push(`the focus is not on "${act.name}", though nothing else is left`);
    await this.press(act);
    this.turns++;
    this.#begin();
  }

  async #choose(pieces: Heard[]): Promise<void> {
    const preferred = PREFERRED.map((kind) => pieces.filter(({ name }) => kind.test(name))).find((some) => some.length > 0) ?? pieces;
    const piece = preferred[Math.floor(this.#chance() * preferred.length)] as Heard;
    const before = this.heard.length;
    this.#tried.add(piece.name);
    this.#choices++;
    if (!(await this.press(piece))) return;
    const deadline = Date.now() + ANSWER_MS;
    while (this.heard.length === before && Date.now() < deadline) await this.page.waitForTimeout(WAIT_MS);
    if (this.heard.length === before) this.complaints.push(`nothing is said after "${piece.name}"`);
    await this.#hearCost(before);
  }

  /** What the eye reads below the prompt while a turn is staged, what it skips or costs, the ear was told as well. */
  async #hearCost(before: number): Promise<void> {
    const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
    const read = () => this.page.evaluate(() => (document.querySelector("[data-board] .is-staged") ? (document.querySelector(".dock:not(.is-waiting) .prompt small")?.textContent ?? "") : ""));
    const note = plain(await read());
    if (!note) return;
    const isSaid = () => this.heard.slice(before).some((line) => plain(line).includes(note));
    const deadline = Date.now() + ANSWER_MS;
    while (!isSaid() && Date.now() < deadline && plain(await read()) === note) await this.page.waitForTimeout(WAIT_MS);
    if (isSaid()) this.costs++;
    else if (plain(await read()) === note) this.complaints.push(`it is written and not said: ${note}`);
  }

  /** Takes everything back and begins anew. */
  async #anew(): Promise<void> {
    this.#hasAsked = true;
    await this.page.keyboard.press("Escape");
    this.#choices = 0;
    if (this.#tried.size > 60) this.#tried.clear();
  }
}
