/**
 * A part of the page as a picture: its elements and all style sheets are written into an SVG, which the browser draws like any
 * image. It is a `data:` address, which the page's policy allows for images; nothing is loaded, and no script can run in it.
 */

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";
/** Everything stands still, and as it is after it has moved. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; } html, body { margin: 0; background: none; min-height: 0; overflow: hidden; }";

export interface PictureSize {
  width: number;
  height: number;
}

/** An element of the page, drawn as if the window were just as large as it shall be. */
export async function photoOf(element: Element, { width, height }: PictureSize): Promise<HTMLImageElement> {
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, "svg");
  const frame = document.createElementNS(SVG, "foreignObject");
  for (const [name, value] of Object.entries({ width, height })) {
    svg.setAttribute(name, String(value));
    frame.setAttribute(name, String(value));
  }
  // what is said of the whole page is said of both: of the picture's root, and of the page in it
  copyAttributes(root, svg);
  svg.dataset["theme"] = isDark() ? "dark" : "light";
  const page = document.createElementNS(HTML, "html");
  copyAttributes(root, page);
  const body = document.createElementNS(HTML, "body") as HTMLElement;
  copyAttributes(document.body, body);
  const style = document.createElementNS(HTML, "style");
  style.textContent = `${styles()}\n${STILL}`;
  const symbols = document.querySelector(".sprite");
  body.append(style, ...(symbols ? [symbols.cloneNode(true)] : []), element.cloneNode(true));
  page.append(body);
  frame.append(page);
  svg.append(frame);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) if (name !== "xmlns" && name !== "style") to.setAttribute(name, value);
  // the content security policy allows a style to be set, not to be written as an attribute
  if (from instanceof HTMLElement && to instanceof HTMLElement) to.style.cssText = from.style.cssText;
}

/** Is the page dark, by the system or by what is set here? */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

/** All rules of the page. Rules that a browser will not show would be of another site; there are none. */
function styles(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}
