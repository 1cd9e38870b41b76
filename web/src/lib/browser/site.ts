/**
 * Where this page comes from: a server, whose addresses are paths, or a static site in any folder of any web space, whose
 * addresses stand behind a `#`. A static page says so by itself (`site.html` of the build).
 */
export interface Site {
  isStatic: boolean;
  /** The address of a file beside the page: on a server beside its root, whatever screen was opened first. */
  file(name: string): string;
  /** The address of a screen ("/table/x", "/rules/bloom#B4") as a link can hold it. */
  link(screen: string): string;
  /** The screen that an address of this page shows, as `link` was given it. */
  screenOf(address: { pathname: string; hash: string }): string;
}

const SERVED: Site = {
  isStatic: false,
  file: (name) => `/${name}`,
  link: (screen) => screen,
  screenOf: ({ pathname, hash }) => pathname + hash,
};

export function staticSite(page: string): Site {
  const folder = new URL(".", page);
  return {
    isStatic: true,
    file: (name) => new URL(name, folder).href,
    link: (screen) => `#${screen}`,
    screenOf: ({ hash }) => hash.slice(1) || "/",
  };
}

const kind = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="reihum-site"]')?.content;

export const site: Site = kind === "static" ? staticSite(location.href) : SERVED;
export const { link } = site;
