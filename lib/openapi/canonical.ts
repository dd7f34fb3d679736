import { createHash } from 'node:crypto';

/** Sorts the members of every object of a JSON value, so that equal values have equal JSON texts. */
export function canonicalize<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(canonicalize) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, canonicalize(member)])) as Value;
}

/** Hashes a value's canonical JSON text: SHA-256, hexadecimal. */
export function hashCanonical(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonicalize(value)))
    .digest('hex');
}
