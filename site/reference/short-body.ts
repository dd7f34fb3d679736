import { isObject } from '../../lib/base/is-object.ts';

/** Members whose value may stand in place of an object that has no other. */
const LONE_MEMBERS: ReadonlySet<string> = new Set(['decimal', 'iso', 'iana_name']);

/**
 * A body in the short form that people write, which has the same answer: `{"decimal": 48.86}` is `48.86`, and a birth has its
 * `datetime` and coordinates next to its name.
 */
export function shortenBody(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(shortenBody);
  if (!isObject(body)) return body;
  const members = Object.entries(body);
  const [first, ...others] = members;
  if (first && others.length === 0 && LONE_MEMBERS.has(first[0])) return first[1];
  return Object.fromEntries(members.flatMap(([name, value]) => shortenMember(name, shortenBody(value))));
}

function shortenMember(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (name === 'birth_datetime' && !isObject(value)) return [['datetime', value]];
  return name === 'birth_location' && isObject(value) ? Object.entries(value) : [[name, value]];
}
