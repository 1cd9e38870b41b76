/** Signatures of entry points as the module's metadata has them, e.g. `int64(uint8[::1], boolean[::1], int64)`. */
import { ModuleError } from "./errors.ts";

/** Numbers that entry points take and return, and how many bytes each has in an array. */
const SIZES = { boolean: 1, uint8: 1, int32: 4, int64: 8, float32: 4, float64: 8 } as const;
export type NumberType = keyof typeof SIZES;

/** A parameter: a number (no dimensions), or an array that lies in memory without gaps. */
export interface Parameter {
  type: NumberType;
  /** Bytes of an element. */
  size: number;
  dimensions: number;
}

export interface Signature {
  /** null if nothing is returned. */
  returns: NumberType | null;
  parameters: readonly Parameter[];
}

const SIGNATURE = /^(\w+)\((.*)\)$/;
const PARAMETER = /^(\w+)(?:\[([:, ]*)::1\])?$/;

export function parseSignature(text: string): Signature {
  const [, returned = "", given = ""] = SIGNATURE.exec(text) ?? [];
  if (!returned) throw unknown(text);
  return { returns: returned === "void" ? null : numberType(returned, text), parameters: split(given).map((one) => parameter(one, text)) };
}

/** The parts between commas, but for the commas inside brackets. */
function split(given: string): string[] {
  return given.match(/[^,[]+(\[[^\]]*\])?/g)?.map((part) => part.trim()) ?? [];
}

function parameter(text: string, signature: string): Parameter {
  const [, name = "", outer] = PARAMETER.exec(text) ?? [];
  const type = numberType(name, signature);
  // `[::1]` has one dimension, and every colon before it is another one
  return { type, size: SIZES[type], dimensions: outer === undefined ? 0 : 1 + outer.split(":").length - 1 };
}

function numberType(name: string, signature: string): NumberType {
  if (name in SIZES) return name as NumberType;
  throw unknown(signature);
}

function unknown(text: string): ModuleError {
  return new ModuleError("damaged", `The signature '${text}' is not one that this page knows.`);
}
