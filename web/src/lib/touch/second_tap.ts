/** The second tap of a double tap, when the button under the finger has vanished with the first one. */
const SOON_MS = 400;
/** A finger does not come down twice at the very same point. */
const NEAR_PX = 40;

/** What is looked at of a click: `detail` is 0 where a key or the page itself has clicked. */
type Click = Pick<MouseEvent, "detail" | "clientX" | "clientY" | "timeStamp">;

export class SecondTap<Button extends { isConnected: boolean }> {
  #first: { button: Button; at: Click } | null = null;

  /**
   * Was this click meant for what lay here a moment ago? `isPiece`: a piece of the board, where one goes on playing. To be
   * told of every click.
   */
  isStray(click: Click, button: Button | null, isPiece: boolean): boolean {
    if (click.detail === 0) return false;
    const first = this.#first;
    const isStray =
      first !== null &&
      !isPiece &&
      !first.button.isConnected &&
      click.timeStamp - first.at.timeStamp < SOON_MS &&
      Math.hypot(click.clientX - first.at.clientX, click.clientY - first.at.clientY) < NEAR_PX;
    // the next of three quick taps is still measured from the one that counted
    if (!isStray) this.#first = button && { button, at: click };
    return isStray;
  }
}
