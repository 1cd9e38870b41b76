// Calls a game's module in Node as a browser would: node module_runner.mjs < questions, one JSON line each.
// A question is {"path", "entry", "args"}; for arguments and answers see module.mjs.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Module } from "./module.mjs";

const modules = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const { path, entry, args } = JSON.parse(line);
  try {
    if (!modules.has(path)) modules.set(path, new Module(readFileSync(path)));
    console.log(JSON.stringify(modules.get(path).call(entry, args)));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
