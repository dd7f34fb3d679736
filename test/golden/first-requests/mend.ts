import * as z from 'zod';
import type { Fault } from './faults.ts';

const SentParts = z.object({ query: z.record(z.string(), z.string()).optional(), body: z.unknown().optional() });

/** The parts of a request that a client can change. */
export type SentParts = z.output<typeof SentParts>;

type Step = string | number;

/**
 * Mends a request as its refusal says, without understanding it: every suggestion is followed, and an example is put in
 * where the error points if it has no suggestion.
 *
 * @returns undefined when the faults say nothing that could be done
 */
export function mend(parts: SentParts, faults: readonly Fault[]): SentParts | undefined {
  const changes = faults.flatMap(listChanges);
  if (changes.length === 0) return undefined;
  const known = changes.reduce<unknown>((sent, { from }) => change(sent, stepsOf(from)), parts);
  const put = changes.filter(({ value }) => value !== undefined && value !== null);
  const mended = put.reduce(
    (sent, { location, value }) => change(sent, stepsOf(location), { value: inQuery(location, value) }),
    known,
  );
  return SentParts.parse(mended);
}

/** What a fault says to do: the member at `from` goes, and the value is put at its location. */
interface Change {
  readonly from: string;
  readonly location: string;
  readonly value: unknown;
}

function listChanges({ location, suggestion, example }: Fault): Change[] {
  if (suggestion) return [{ from: location, ...suggestion }];
  return example === undefined ? [] : [{ from: location, location, value: example }];
}

/** A query has texts only. */
const inQuery = (location: string, example: unknown): unknown =>
  location.startsWith('query.') ? String(example) : example;

/** `body.subjects[0].name` as `['body', 'subjects', 0, 'name']`. */
const stepsOf = (location: string): Step[] =>
  [...location.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** A copy of a value with another value at the end of the steps, or with nothing there. */
function change(sent: unknown, [step, ...rest]: readonly Step[], put?: { readonly value: unknown }): unknown {
  if (step === undefined) return put?.value;
  if (Array.isArray(sent)) return sent.map((item, index) => (index === step ? change(item, rest, put) : item));
  const members = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
  const others = members.filter(([name]) => name !== step);
  const mended = change(new Map(members).get(String(step)), rest, put);
  return Object.fromEntries(mended === undefined ? others : [...others, [String(step), mended]]);
}
