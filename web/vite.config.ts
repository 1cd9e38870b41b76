import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { boards, nameOfBoard } from "./tools/boards.ts";
import { pages } from "./tools/pages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds the server. */
const SERVER = process.env["REIHUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [boards(), svelte(), pages()],
  // parts of the page find each other wherever the page lies
  base: "./",
  resolve: {
    alias: [
      { find: /^\$(lib|boards|parts)\//, replacement: `${here("./src")}/$1/` },
      { find: /^\$(pieces|parts)$/, replacement: `${here("./src")}/$1/index.ts` },
    ],
  },
  build: {
    outDir: here("../src/reihum/web_dist"),
    emptyOutDir: true,
    target: "es2022",
    // no data: URLs: the content security policy lets images come from the server alone
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here("./index.html"), service_worker: here("./src/offline/service_worker.ts") },
      output: {
        // what every screen shares comes as one file instead of twenty small ones; so does what plays on this device
        advancedChunks: {
          groups: [
            // the home page's parts that other screens use, too, are among them; packages that one screen alone uses come with it
            { name: "frame", test: /web\/(node_modules\/(?!modern-|ts-fsrs)|src\/((lib|parts|pieces)\/|(screens\/(home\/TableRow|registry)|boards\/(shown\/\w+|svelte|turn))\.))|games\/[^/]+\/web\/Lid\./ },
            { name: "table", test: /web\/src\/(screens\/(Table|table\/(Playing|GoalLine|TableDock|RoundSheet|Away|Menu|LogSheet|Trouble|HereActions)|end\/(totals|ScoreTable|Counting))|calls\/Seen)\./ },
            { name: "device", test: /web\/src\/(device|engine)\// },
          ],
        },
        chunkFileNames: (chunk) => `assets/${nameOfBoard(chunk.facadeModuleId) ?? "[name]"}-[hash].js`,
        assetFileNames: ({ originalFileNames: [module] }) => `assets/${nameOfBoard(module) ?? "[name]"}-[hash][extname]`,
        // a service worker keeps its address for ever; everything else carries its hash
        entryFileNames: (chunk) => (chunk.name === "service_worker" ? "service_worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/reihum/texts"), here("../src/reihum/games")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false }, "/modules": SERVER, "/boards": SERVER },
  },
  test: {
    // a machine that has other things to do is no reason to fail
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "page", include: ["test/**/*.test.ts"], exclude: ["test/engine/**"] } },
      // with the games' real modules, which are built if they are not there
      { extends: true, test: { name: "engine", include: ["test/engine/**/*.test.ts"], globalSetup: ["test/engine/setup.ts"] } },
    ],
  },
});
