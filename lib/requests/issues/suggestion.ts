import type * as z from 'zod';
import { safeParse } from 'zod/v4/core';
import type { IssueSuggestion } from '../../base/errors/problem.ts';
import { readParameters } from './example.ts';
import { findMeantName, findMissingNumber } from './minor-planet.ts';

/** A number as people write it, not as programs do: `0x10` is none. */
const DECIMAL = /^\s*[+-]?\d+(\.\d+)?\s*$/;

/** Longest value in a suggestion, as JSON; it keeps an answer with many issues small. */
const MAX_LENGTH = 300;

interface Fault {
  /** The schema of the member and those inside its wrappers, outermost first. */
  readonly schemas: readonly z.core.$ZodType[];
  readonly sent: unknown;
  readonly location: string;
}

/**
 * The value that a wrong one is probably meant to be: the right spelling of a name, or a number that was sent as text.
 *
 * @returns undefined where nothing can be concluded from what was sent
 */
export function suggestValue(issue: z.core.$ZodIssue, { schemas, sent, location }: Fault): IssueSuggestion | undefined {
  const { suggestion } = readParameters(issue);
  const value = suggestion ?? suggestName(issue, sent) ?? convertText(schemas, sent);
  return value === undefined ? undefined : { location, value };
}

function suggestName(issue: z.core.$ZodIssue, sent: unknown): string | undefined {
  if (issue.code !== 'invalid_value' || typeof sent !== 'string') return undefined;
  return findMissingNumber(issue, sent) === undefined ? findMeantName(sent, issue.values.map(String)) : undefined;
}

/** `"1985"` as 1985, `"true"` as true, where the schema takes that. */
function convertText([schema]: readonly z.core.$ZodType[], sent: unknown): unknown {
  if (!schema || typeof sent !== 'string' || sent.trim() === '') return undefined;
  const values =
    { true: true, false: false }[sent.trim().toLowerCase()] ?? (DECIMAL.test(sent) ? Number(sent) : Number.NaN);
  return !Number.isNaN(values) && safeParse(schema, values).success ? values : undefined;
}

interface UnknownMember {
  readonly location: string;
  readonly sent: unknown;
  /** Where the member is probably meant; undefined: nowhere. */
  readonly meant: string | undefined;
}

/** Moves an unknown member to where it is probably meant, or leaves it out. */
export function suggestMember({ location, sent, meant }: UnknownMember): IssueSuggestion | undefined {
  if (meant === undefined) return { location, value: null };
  return JSON.stringify(sent ?? null).length > MAX_LENGTH ? undefined : { location: meant, value: sent };
}
