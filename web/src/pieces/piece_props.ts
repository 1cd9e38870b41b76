import type { Attachment } from "svelte/attachments";
import type { PieceState } from "./notation.ts";

/** What every piece takes beside what it shows. */
export interface PieceProps {
  /** Width: a number of pixels or any CSS length. Left out, `--w` is inherited or the piece's own default. */
  w?: number | string;
  /** The spoken name. Left out only where the piece is decoration. */
  label?: string;
  state?: PieceState;
  /** With it the piece is a button. A quiet piece can still be tapped: it then says why not. */
  onTap?: () => void;
  /** A tap would only say why not: who does not see that it is unlit is told so. A quiet piece is always shut. */
  isShut?: boolean;
  /** The move it stands for, as a data attribute for tests and for the hint that points at it. */
  move?: string;
  /** Identity for movement: a piece with the same flight travels from where it was to where it is (see lib/effects/motion.ts). */
  flight?: string;
  /** The place (`data-place`) a new piece comes from. */
  from?: string;
  /** The place a vanishing piece goes to. */
  to?: string;
  /** Pieces can be dropped here; the name is handed to the grabbed piece's `onDrop`. */
  drop?: string;
  /** `grab={draggable({ onDrop })}`: the piece can be dragged (see lib/touch/drag.ts). */
  grab?: Attachment<HTMLElement>;
}
