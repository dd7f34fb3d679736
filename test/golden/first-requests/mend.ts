import * as z from 'zod';
import type { Fault } from './faults.ts';

const SentParts = z.object({ query: z.record(z.string(), z.string()).optional(), body: z.unknown().optional() });

/** The parts of a request that a client can change. */
export type SentParts = z.output<typeof SentParts>;

type Step = string | number;

/**
 * Mends a request as its refusal says, without understanding it: members that are not known, do not belong there or conflict with
 * others go, and every example is put in where the error points.
 *
 * @returns undefined when the faults say nothing that could be done
 */
export function mend(parts: SentParts, faults: readonly Fault[]): SentParts | undefined {
  const unknown = faults.filter(isUnknownMember);
  const shown = faults.filter(({ example }) => example !== undefined);
  if (unknown.length + shown.length === 0) return undefined;
  const known = unknown.reduce<unknown>((sent, { location }) => change(sent, stepsOf(location)), parts);
  const mended = shown.reduce(
    (sent, { location, example }) => change(sent, stepsOf(location), { value: inQuery(location, example) }),
    known,
  );
  return SentParts.parse(mended);
}

const isUnknownMember = ({ message, example }: Fault): boolean =>
  example === undefined && /^(is not known|is not a member|conflicts with)/.test(message);

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
