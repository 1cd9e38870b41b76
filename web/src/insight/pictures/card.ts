/** What is shown around: a board with its title, who sits there, and the winning chances up to that moment as a line below. */
import type { PictureSize } from "./photo.ts";

export interface Player {
  name: string;
  /** As the page draws the seat, and its line. */
  colour: string;
  dash: readonly number[];
  /** Chances from the beginning, all of them. */
  line: readonly number[];
}

export interface CardText {
  title: string;
  /** What happened, or whose decision it is. */
  line: string;
}

export interface CardColours {
  cloth: string;
  ink: string;
  quiet: string;
  sheet: string;
  font: string;
}

const PADDING = 12;
const HEAD = 58;
const CHART = 96;
const KEYS = 26;
const GAP = 10;
const PERCENT = 100;
/** How the lines of the seats differ beside their colours, as in the page's graph. */
export const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [10, 3, 2, 3], [4, 6]];

/** The size of a card around a board. */
export const cardSize = ({ width, height }: PictureSize, hasChances: boolean): PictureSize => ({ width: width + 2 * PADDING, height: HEAD + height + PADDING + (hasChances ? CHART + KEYS + GAP : 0) });

/** The colours of the page at this moment. */
export function coloursOf(): CardColours {
  const style = getComputedStyle(document.body);
  const probe = document.createElement("span");
  document.body.append(probe);
  const used = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = { cloth: used("--cloth"), ink: used("--ink"), quiet: used("--ink-2"), sheet: used("--surface"), font: style.fontFamily };
  probe.remove();
  return colours;
}

/** The colour of each seat. */
export function seatColours(count: number): string[] {
  const probe = document.body.appendChild(document.createElement("span"));
  const found = Array.from({ length: count }, (_, seat) => {
    probe.style.color = `var(--seat-${(seat % DASHES.length) + 1})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

/** Draws a card; `at`: the place on the lines that the board shows. */
export function drawCard(pen: CanvasRenderingContext2D, scale: number, board: CanvasImageSource, boardSize: PictureSize, text: CardText, players: readonly Player[], at: number, colours: CardColours): void {
  const hasChances = players.some(({ line }) => line.length > 1);
  const { width, height } = cardSize(boardSize, hasChances);
  const isRight = document.documentElement.dir === "rtl";
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.fillStyle = colours.cloth;
  pen.fillRect(0, 0, width, height);
  pen.direction = isRight ? "rtl" : "ltr";
  pen.textAlign = "start";
  pen.textBaseline = "alphabetic";
  const start = isRight ? width - PADDING : PADDING;
  pen.fillStyle = colours.ink;
  pen.font = `700 19px ${colours.font}`;
  pen.fillText(text.title, start, 26, width - 2 * PADDING);
  pen.fillStyle = colours.quiet;
  pen.font = `13px ${colours.font}`;
  pen.fillText(text.line, start, 46, width - 2 * PADDING);
  pen.drawImage(board, PADDING, HEAD, boardSize.width, boardSize.height);
  if (hasChances) drawChances(pen, { width, top: HEAD + boardSize.height + GAP }, players, at, colours);
}

function drawChances(pen: CanvasRenderingContext2D, { width, top }: { width: number; top: number }, players: readonly Player[], at: number, colours: CardColours): void {
  const inner = width - 2 * PADDING;
  pen.fillStyle = colours.sheet;
  pen.fillRect(PADDING, top, inner, CHART);
  pen.strokeStyle = colours.quiet;
  pen.globalAlpha = 0.35;
  pen.lineWidth = 1;
  pen.strokeRect(PADDING, top + CHART / 2, inner, 0);
  pen.globalAlpha = 1;
  const last = Math.max(1, ...players.map(({ line }) => line.length - 1));
  const x = (place: number) => PADDING + (inner * place) / last;
  const y = (chance: number) => top + CHART * (1 - chance);
  for (const { line, colour, dash } of players) {
    pen.strokeStyle = pen.fillStyle = colour;
    pen.lineWidth = 2.5;
    pen.lineJoin = "round";
    pen.setLineDash([...dash]);
    // what is still to come, faintly
    for (const [from, to, alpha] of [[0, at + 1, 1], [at, line.length, 0.28]] as const) {
      pen.globalAlpha = alpha;
      pen.beginPath();
      for (const [place, chance] of line.slice(from, to).entries()) pen.lineTo(x(from + place), y(chance));
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.setLineDash([]);
    pen.beginPath();
    pen.arc(x(at), y(line[at] ?? 0), 5, 0, 2 * Math.PI);
    pen.fill();
  }
  // names and chances from the left in every language, as the graph runs
  pen.direction = "ltr";
  pen.textAlign = "left";
  pen.font = `600 13px ${colours.font}`;
  let left = PADDING;
  for (const { name, colour, line } of players) {
    pen.fillStyle = colour;
    pen.fillRect(left, top + CHART + 11, 12, 12);
    pen.fillStyle = colours.ink;
    const said = `\u2068${name}\u2069 ${Math.round(PERCENT * (line[at] ?? 0))} %`;
    pen.fillText(said, left + 18, top + CHART + 22);
    left += 18 + pen.measureText(said).width + 18;
  }
}
