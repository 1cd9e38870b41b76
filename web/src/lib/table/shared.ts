/**
 * The new value, built from the parts of the old one wherever they are equal. Every message brings the whole position as new
 * objects; what has not changed stays the very same object, and whatever is drawn from it is left alone.
 */
export function shared<Value>(old: Value | undefined, value: Value): Value {
  if (Object.is(old, value) || typeof old !== "object" || typeof value !== "object" || old === null || value === null) return value;
  if (Array.isArray(old) !== Array.isArray(value)) return value;
  const before = old as Record<string, unknown>;
  const after = value as Record<string, unknown>;
  const keys = Object.keys(after);
  const parts = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  let isEqual = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = shared(before[key], after[key]);
    parts[key] = part;
    if (!Object.is(part, before[key])) isEqual = false;
  }
  return isEqual ? old : (parts as Value);
}

/** Builds each new value from the parts of the one before it. */
export function sharing<Value>(): (value: Value) => Value {
  let before: Value | undefined;
  return (value) => (before = shared(before, value));
}
