/** Dragging with a finger, pen or mouse: a piece is carried to a place marked `data-drop="name"`. A tap stays a tap. */
import type { Attachment } from "svelte/attachments";

const STARTS_AFTER_PX = 8;

export interface Dragging {
  /** Dropped on the place of this name; null: let go over nothing. */
  onDrop(place: string | null): void;
}

/** `<Card grab={draggable({ onDrop })} …>` */
export function draggable({ onDrop }: Dragging): Attachment<HTMLElement> {
  return (piece) => {
    let start: { x: number; y: number } | null = null;
    let isCarried = false;
    piece.style.touchAction = "none";

    const down = (event: PointerEvent) => {
      if (event.button === 0) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isCarried && Math.hypot(x, y) < STARTS_AFTER_PX) return;
      if (!isCarried) piece.setPointerCapture(event.pointerId);
      isCarried = true;
      piece.classList.add("is-carried");
      piece.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent) => {
      const wasCarried = isCarried;
      reset();
      if (!wasCarried) return;
      // the click that follows this drag is not a tap
      piece.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => piece.removeEventListener("click", swallow, { capture: true }), 0);
      onDrop(placeAt(event.clientX, event.clientY, piece));
    };
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const reset = () => {
      start = null;
      isCarried = false;
      piece.classList.remove("is-carried");
      piece.style.translate = "";
    };

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", reset);
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", reset);
    };
  };
}

function placeAt(x: number, y: number, piece: HTMLElement): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (piece.contains(element)) continue;
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place) return place.dataset["drop"] ?? null;
  }
  return null;
}
