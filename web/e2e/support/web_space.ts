/** Web space as anybody can rent it: files below a folder, and nothing else. */
import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class WebSpace {
  private constructor(
    readonly url: string,
    readonly listener: Server,
  ) {}

  /** Serves a folder below a path ("/games/reihum/"). */
  static async rent(folder: string, below: string): Promise<WebSpace> {
    const listener = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const name = normalize(decodeURIComponent(pathname.slice(below.length)) || "index.html");
      const file = join(folder, name);
      const isThere = pathname.startsWith(below) && !name.startsWith("..") && statSync(file, { throwIfNoEntry: false })?.isFile();
      if (!isThere) {
        response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
        return;
      }
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const { port } = listener.address() as { port: number };
    return new WebSpace(`http://localhost:${port}${below}`, listener);
  }

  leave(): void {
    this.listener.close();
    this.listener.closeAllConnections();
  }
}
