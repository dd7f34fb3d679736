import { createHash } from 'node:crypto';

/** The same JSON value with the members of every object in alphabetical order, so that it has one text only. */
export function canonicalize<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(canonicalize) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, canonicalize(member)])) as Value;
}

/** SHA-256 of a value's canonical JSON text, hexadecimal. */
export function hashCanonical(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonicalize(value)))
    .digest('hex');
}
