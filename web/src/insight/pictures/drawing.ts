/** Pictures of a match: one of a moment, or many that follow each other as an animated file. */
import { mount, tick, unmount } from "svelte";
import type { BoardModule, BoardProps, View } from "$boards/contract.ts";
import { type CardText, cardSize, coloursOf, DASHES, drawCard, type Player, seatColours } from "./card.ts";
import { photoOf, type PictureSize } from "./photo.ts";
import Stage from "./Stage.svelte";

/** As large as on a phone held upright: every board is drawn for that. */
const BOARD: PictureSize = { width: 400, height: 520 };
/** The light around who is to move, and shadows, lie beside the board. */
const ROOM = 12;
const PHOTO: PictureSize = { width: BOARD.width + 2 * ROOM, height: BOARD.height + 2 * ROOM };
const SHARP = 2;
/** An animation that is seen to its end: about so long, with so many pictures at most. */
const MOST_PICTURES = 60;
const LASTS_MS = 26_000;
const PICTURE_MS = { least: 350, most: 1_100 };
const END_MS = 4_000;
const COLOURS = 128;

export interface Shot {
  props: BoardProps<View>;
  text: CardText;
  /** The place on the lines of chances. */
  at: number;
}

export interface Cast {
  board: BoardModule<View>;
  names: readonly string[];
  /** By seat; empty without chances. */
  lines: readonly (readonly number[])[];
}

const playersOf = ({ names, lines }: Cast): Player[] => {
  const colours = seatColours(names.length);
  return names.map((name, seat) => ({ name, colour: colours[seat] ?? "", dash: DASHES[seat % DASHES.length] ?? [], line: lines[seat] ?? [] }));
};

/** A moment as a PNG. */
export async function pictureOf(cast: Cast, scene: Shot): Promise<Blob> {
  const canvas = canvasFor(cast, SHARP);
  await withPainter(cast, canvas, SHARP, (paint) => paint(scene));
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png"));
}

/** Scenes that follow each other as an animated GIF, which every program for messages plays. */
export async function animationOf(cast: Cast, scenes: readonly Shot[], onProgress: (done: number, all: number) => void, signal: AbortSignal): Promise<Blob> {
  const { Encoder } = await import("modern-gif");
  const chosen = thinned(scenes, MOST_PICTURES);
  const canvas = canvasFor(cast, 1);
  const { width, height } = canvas;
  const encoder = new Encoder({ width, height, maxColors: COLOURS, looped: true });
  const delay = Math.max(PICTURE_MS.least, Math.min(PICTURE_MS.most, LASTS_MS / chosen.length));
  await withPainter(cast, canvas, 1, async (paint) => {
    for (const [place, scene] of chosen.entries()) {
      signal.throwIfAborted();
      onProgress(place, chosen.length);
      const pen = await paint(scene);
      await encoder.encode({ data: pen.getImageData(0, 0, width, height).data, delay: place === chosen.length - 1 ? END_MS : delay });
    }
  });
  onProgress(chosen.length, chosen.length);
  return encoder.flush("blob");
}

/** At most so many of them, evenly chosen; the last is always among them. */
export function thinned<Item>(all: readonly Item[], most: number): Item[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, place) => all[Math.round((place * (all.length - 1)) / (most - 1))] as Item);
}

function canvasFor({ lines }: Cast, scale: number): HTMLCanvasElement {
  const { width, height } = cardSize(PHOTO, lines.length > 0);
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  return canvas;
}

/** Lends a board on a stage, on which scene after scene is shown and drawn. */
async function withPainter(cast: Cast, canvas: HTMLCanvasElement, scale: number, work: (paint: (scene: Shot) => Promise<CanvasRenderingContext2D>) => Promise<unknown>): Promise<void> {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser draws no pictures.");
  const players = playersOf(cast);
  const colours = coloursOf();
  let staged: { drawn: Record<string, unknown>; target: HTMLElement } | null = null;
  const clear = async (): Promise<void> => {
    if (!staged) return;
    await unmount(staged.drawn);
    staged.target.remove();
    staged = null;
  };
  try {
    await work(async ({ props, text, at }) => {
      await clear();
      const target = document.body.appendChild(document.createElement("div"));
      staged = { drawn: mount(Stage, { target, props: { board: cast.board, props, size: BOARD, room: ROOM } }), target };
      await laidOut();
      const photo = await photoOf(target.querySelector(".drawn") as HTMLElement, PHOTO);
      drawCard(pen, scale, photo, PHOTO, text, players, at, colours);
      return pen;
    });
  } finally {
    await clear();
  }
}

/** A board has measured itself and was laid out by it. */
async function laidOut(): Promise<void> {
  await tick();
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  await tick();
}
