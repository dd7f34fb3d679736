import { hash } from 'node:crypto';

/**
 * Sorts the members of every object of a JSON value, so that equal values have equal JSON texts. The result is what parsing that
 * text gives: without undefined members and negative zeros.
 */
export function canonicalize<Value>(value: Value): Value {
  if (value === 0) return 0 as Value;
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? value.map((item) => canonicalize(item)) : sortMembers(value)) as Value;
}

function sortMembers(value: object): object {
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const member = canonicalize((value as Record<string, unknown>)[name]);
    if (member !== undefined) setMember(sorted, name, member);
  }
  return sorted;
}

/** Assigning to this one name would set the prototype. */
function setMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(members, name, { value, enumerable: true, writable: true });
  else members[name] = value;
}

/** Hashes a value's canonical JSON text: SHA-256, hexadecimal. */
export const hashCanonical = (value: unknown): string => hash('sha256', JSON.stringify(canonicalize(value)));
