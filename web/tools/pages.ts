/**
 * What the build writes beside the bundle: two pages from one (`index.html` for a server, `site.html` for any folder of
 * any web space) and a list of all files, so that the service worker can keep them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The policy that a server sends in its headers; a page of its own says it itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types svelte-trusted-html reihum",
].join("; ");
const STATIC = `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="reihum-site" content="static" />
    <meta name="referrer" content="no-referrer" />`;

/** Everything but pages, the worker itself and this list. */
const KEPT = /^(?!service_worker\.js$|assets\.json$).*\.(js|css|svg|png|webmanifest)$/;
const PACKED = /\.(js|css|html|svg|webmanifest|json)$/;

export function pages(): Plugin {
  let folder = "";
  return {
    name: "reihum-pages",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      if (/^import\b|\bimport\(/m.test(readFileSync(join(folder, "service_worker.js"), "utf8"))) throw new Error("service_worker.js must stand alone: keep what it uses out of shared files.");
      const page = readFileSync(join(folder, "index.html"), "utf8");
      writeFileSync(join(folder, "site.html"), page.replace('<meta charset="utf-8" />', STATIC));
      // a server shows its page at any depth: there addresses start at its root
      writeFileSync(join(folder, "index.html"), page.replaceAll(/(href|src)="\.\//g, '$1="/'));
      const files = list(folder).filter((name) => KEPT.test(name));
      const entry = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
      writeFileSync(join(folder, "assets.json"), JSON.stringify({ entry, files: files.sort() }));
      for (const file of list(folder).filter((name) => PACKED.test(name))) {
        const content = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
}
