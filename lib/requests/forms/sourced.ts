import { isObject } from '../../base/is-object.ts';
/** Names of members and indexes of items, from the root of a value to one of its parts. */
export type Path = readonly PropertyKey[];

/** A value of a request, and where the client wrote it. */
export interface Sourced {
  /** The value as sent; of a value with `members` the one that they were taken from. */
  readonly value: unknown;
  /** Where it stands in the request. */
  readonly from: Path;
  /** Members that replace those of `value`: of an object that the client wrote in another form. */
  readonly members?: ReadonlyMap<string, Sourced>;
  /** Items of a list that the client wrote as members. */
  readonly items?: readonly Sourced[];
}

/** True for null as it was sent, which stands for an absent member. */
export const isNull = ({ value, members }: Sourced): boolean => value === null && !members;

/** The text that a client wrote; undefined for any other value, and where loose members joined the text. */
export const readText = ({ value, members }: Sourced): string | undefined =>
  typeof value === 'string' && !members ? value : undefined;

/** The members of an object, each with its origin; undefined for any other value. */
export function listMembers({ value, from, members }: Sourced): Map<string, Sourced> | undefined {
  if (members) return new Map(members);
  if (!isObject(value)) return undefined;
  const listed = new Map<string, Sourced>();
  for (const name of Object.keys(value)) listed.set(name, { value: value[name], from: [...from, name] });
  return listed;
}

/** An object whose members come from different parts of the request. */
export const withMembers = ({ value, from }: Sourced, members: ReadonlyMap<string, Sourced>): Sourced => ({
  value,
  from,
  members,
});

/** The JSON value of a part whose schema the walk does not know. */
export function toPlainValue({ value, members }: Sourced): unknown {
  if (!members) return value;
  return Object.fromEntries([...members].map(([name, member]) => [name, toPlainValue(member)]));
}

/** True where two values are equal as JSON, regardless of the order of their members. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.every((name) => Object.hasOwn(a, name) && Object.hasOwn(b, name) && isSameValue(a[name], b[name]));
}
