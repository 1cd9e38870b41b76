/**
 * The board of Ninety-nine for the browser, written by hand: no framework, no build step. What a board is given, and what it
 * may leave to the page, stands in `web/src/boards/README.md` of Reihum.
 */

const LIMIT = 99;
/** From here on it is worth saying how much room is left. */
const NEAR = 20;
const STYLE = `
.ninety { height: 100%; display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); gap: 12px; }
.ninety .others { display: flex; flex-wrap: wrap; justify-content: center; gap: 10px 28px; }
.ninety .place { min-width: 0; flex: 0 1 220px; }
.ninety .tally { display: flex; align-items: center; gap: 5px; margin-block-start: -8px; padding-inline-start: 50px; min-height: 20px; }
.ninety .point { flex: none; width: 13px; height: 13px; border-radius: 50%; background: var(--well); box-shadow: var(--sunk), inset 0 0 0 1.5px var(--line); }
.ninety .point.is-taken { background: var(--bad); box-shadow: none; }
.ninety .backs { display: flex; gap: 3px; margin-inline-start: clamp(2px, 1cqi, 12px); }
.ninety .backs i { flex: none; width: 14px; height: 19px; border-radius: 3px; background: repeating-linear-gradient(45deg, #ffffff26 0 2px, transparent 2px 5px), #54406a; box-shadow: var(--lift-0); }
.ninety .middle { display: flex; align-items: center; justify-content: center; gap: clamp(14px, 6cqi, 72px); min-height: 0; }
.ninety .count { position: relative; width: min(46cqi, 42cqb, 300px); aspect-ratio: 1; flex: none; }
.ninety .count svg { position: absolute; inset: 0; width: 100%; height: 100%; rotate: -90deg; fill: none; stroke-width: 8; }
.ninety .count .all { stroke: var(--well); }
.ninety .count .so-far { stroke: var(--act); stroke-linecap: round; transition: stroke-dashoffset var(--slow) var(--ease); }
.ninety .count.is-high .so-far { stroke: var(--bad); }
.ninety .count output { position: absolute; inset: 0; display: grid; place-content: center; text-align: center; font-size: min(17cqi, 15cqb, 104px); font-weight: 800; line-height: 1; font-variant-numeric: tabular-nums; }
.ninety .count small { display: block; font-size: max(12px, .17em); font-weight: 500; color: var(--ink-2); }
.ninety .way { position: absolute; inset: auto 0 14%; text-align: center; font-size: min(6cqi, 30px); line-height: 1; }
.ninety .piles { display: flex; gap: 12px; align-items: end; }
.ninety figure { margin: 0; display: grid; gap: 6px; justify-items: center; font-size: var(--text-2); color: var(--ink-2); text-align: center; }
.ninety .own { display: grid; gap: 8px; justify-items: center; }
.ninety .own .place { justify-self: start; }
.ninety .hand { display: flex; justify-content: center; gap: 14px; }
.ninety .rank { --w: min(21cqi, 15cqb, 92px); position: relative; width: var(--w); height: calc(var(--w) * 1.36); border-radius: calc(var(--w) * .13); background: var(--card); color: var(--card-ink); box-shadow: 0 2px 0 var(--card-2), var(--lift-1); border: 0; font: 800 calc(var(--w) * .5) / 1 var(--font); display: grid; place-items: center; }
.ninety .piles .rank { --w: min(15cqi, 11cqb, 74px); }
.ninety .rank.is-none { background: var(--well); box-shadow: var(--sunk); }
.ninety .rank.is-back { background: repeating-linear-gradient(45deg, #ffffff1f 0 2px, transparent 2px 7px), #54406a; color: #fff; font-size: calc(var(--w) * .34); }
.ninety button.rank.is-legal { box-shadow: 0 2px 0 var(--card-2), var(--ring), var(--glow); }
.ninety button.rank.is-staged { box-shadow: 0 2px 0 var(--card-2), 0 0 0 3px var(--halo-ring), var(--lift-3); transform: translateY(-8px); }
.ninety .ten { display: grid; gap: 6px; }
.ninety .ten .rank { height: calc(var(--w) * .68 - 3px); min-height: 44px; font-size: calc(var(--w) * .3); }
@container board (max-width: 700px) {
  .ninety .others { gap: 6px 14px; }
  .ninety .place { flex-basis: 44%; }
  .ninety .middle { flex-direction: column; gap: 10px; }
}
@container board (min-width: 500px) and (max-height: 480px) {
  .ninety { grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.2fr); align-items: center; }
  .ninety .middle { flex-direction: row; gap: 14px; }
  .ninety .count { width: min(22cqi, 70cqb); }
  .ninety .count output { font-size: min(9cqi, 26cqb); }
}
[data-board]:has(.ninety) { --low-zoom: 1; }
`;

/** An element with a class, its children, and attributes. */
function make(tag, look, children = [], attributes = {}) {
  const element = document.createElement(tag);
  element.className = look;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function drawn(tag, attributes, children = []) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** How a piece that stands for a move looks now. */
function stateOf(turn, move) {
  if (turn.wish.includes(move)) return "staged";
  if (turn.legal.has(move)) return "legal";
  return turn.isAsked ? "quiet" : "rest";
}

/** A move as a card to touch; `flight` names it, so that the page lets it travel. */
function cardButton(turn, move, words, flight) {
  const state = stateOf(turn, move);
  const advised = turn.advice.includes(move) ? " is-advised" : "";
  const button = make("button", `rank is-${state}${advised}`, [words], {
    type: "button",
    "data-move": move,
    "aria-label": turn.text("lay-label", { card: words }),
    "aria-pressed": String(state === "staged"),
    ...(state === "quiet" ? { "aria-disabled": "true" } : {}),
    ...(flight ? { "data-flight": flight, "data-from": "stock", "data-to": "pile" } : {}),
  });
  button.addEventListener("click", () => turn.onTap(move));
  return button;
}

/** The cards of the hand; a ten goes up or down, so it is two. */
function handOf(turn) {
  const seen = new Map();
  // a card that is chosen stays in the hand until it is laid
  return (turn.view.hand ?? []).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const flight = `${card}-${copy}`;
    if (card !== "10") return cardButton(turn, `lay ${card}`, card, flight);
    const ten = make("div", "ten", [cardButton(turn, "lay 10+", "+10"), cardButton(turn, "lay 10-", "−10")]);
    ten.dataset.flight = flight;
    return ten;
  });
}

function counter(turn) {
  const { total, clockwise } = turn.staged;
  const round = 2 * Math.PI * 44;
  const ring = { cx: 50, cy: 50, r: 44 };
  const soFar = drawn("circle", { ...ring, class: "so-far", "stroke-dasharray": round, "stroke-dashoffset": round * (1 - total / LIMIT) });
  const parts = [
    drawn("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, [drawn("circle", { ...ring, class: "all" }), ...(total > 0 ? [soFar] : [])]),
    make("output", "", [String(total), make("small", "", [turn.text("of-limit")])]),
  ];
  // with two players the direction changes nothing
  if (turn.view.players > 2) parts.push(make("span", "way", [clockwise ? "↻" : "↺"], { role: "img", "aria-label": turn.text(clockwise ? "clockwise" : "counter") }));
  return make("div", `count${total > LIMIT - NEAR / 2 ? " is-high" : ""}`, parts);
}

function piles(turn) {
  const { top, stock } = turn.view;
  const pile = make("span", `rank${top ? "" : " is-none"}`, [top ?? ""], { "data-place": "pile" });
  const rest = make("span", `rank ${stock ? "is-back" : "is-none"}`, [String(stock)], { "data-place": "stock" });
  return make("div", "piles", [
    make("figure", "", [pile, make("figcaption", "", [turn.text("pile")])]),
    make("figure", "", [rest, make("figcaption", "", [turn.text("stock")])]),
  ]);
}

/** Penalty points as dots, and the backs of the cards of the others. */
function tallyOf(turn, number) {
  const { penalties, cards } = turn.view.seats[number];
  const dots = Array.from({ length: turn.view.penalty_limit }, (_, place) => make("i", `point${place < penalties ? " is-taken" : ""}`));
  const backs = make("span", "backs", Array.from({ length: cards }, () => make("i", "")), { role: "img", "aria-label": turn.text("cards", { count: cards }) });
  return number === turn.viewer ? dots : [...dots, backs];
}

function mount(target, turn, parts) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const others = make("div", "others");
  const middle = make("div", "middle");
  const own = make("div", "own");
  const hand = make("div", "hand lights ltr");
  const root = make("div", "ninety", [others, middle, own]);
  const seats = turn.seats.map(({ number }) => {
    const tally = make("div", "tally");
    const place = make("section", "place", [tally]);
    (number === turn.viewer ? own : others).append(place);
    const chip = make("div", "");
    place.prepend(chip);
    return { number, tally, drawing: parts.seat(chip, number, false) };
  });
  if (turn.viewer >= 0) own.append(hand);

  function update() {
    middle.replaceChildren(counter(turn), piles(turn));
    for (const { number, tally } of seats) tally.replaceChildren(...tallyOf(turn, number));
    hand.replaceChildren(...handOf(turn));
  }
  update();
  target.append(root);

  return {
    update,
    destroy() {
      for (const { drawing } of seats) drawing.destroy();
      root.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** The sentence of the dock, and the button that plays what was chosen. */
function prompt(turn, text) {
  const { total } = turn.view;
  if (turn.opening.has("give up")) return { ask: text("ask-stuck", { total }), action: { label: text("give-up"), moves: ["give up"] } };
  const [move] = turn.wish;
  if (move === undefined) return { ask: text("ask", { total }), note: total > LIMIT - NEAR ? text("note", { room: LIMIT - total }) : undefined };
  if (!turn.plan?.done) return { ask: text("ask", { total }) };
  const card = move.slice("lay ".length).replace("10+", "+10").replace("10-", "−10");
  return { ask: text("ask-chosen"), action: { label: text("lay-it", { card }), moves: turn.plan.order } };
}

function goal(view, text) {
  const { penalty_limit: limit, seats } = view;
  return {
    line: text("goal"),
    far: seats.map(({ penalties }) => `${penalties}/${limit}`),
    near: seats.map(({ penalties }) => (penalties === limit - 1 ? text("near") : null)),
    legend: { 4: text("legend-4"), 9: text("legend-9"), 10: text("legend-10"), K: text("legend-king"), points: text("legend-points") },
  };
}

function sign(target, name) {
  const children = name === "points" ? [1, 2, 3].map((place) => make("i", `point${place < 3 ? " is-taken" : ""}`)) : [make("span", "rank", [name])];
  const root = make("span", "ninety-sign", children);
  root.style.cssText = "display: flex; gap: 5px; font: 800 22px/1 var(--font)";
  target.append(root);
  return { destroy: () => root.remove() };
}

const score = (view, text) => [{ label: text("penalties"), points: view.seats.map(({ penalties }) => penalties) }];

export const board = {
  mount,
  prompt,
  goal,
  sign,
  scoring: score,
  place: (view, text) => text("place", { round: view.round }),
  // a round has ended: the table stays as it was until it is read
  endsRound: (before, view) => (before !== null && view.round > before.round ? before : null),
  counted(view, shown, seats, text) {
    const loser = seats.find(({ number }) => view.seats[number].penalties > shown.seats[number].penalties);
    return { title: text("stuck", { name: loser?.name ?? "", total: shown.total }), why: text("stuck-why"), rows: score(view, text) };
  },
  hasSecrets: true,
};
