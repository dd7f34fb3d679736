import type * as z from 'zod';
import { type NormalizationSettings, normalizeInput } from './forms/normalize.ts';
import { NOT_PLAIN, normalizePlainly } from './forms/normalize-plainly.ts';
import type { MemberOrigins } from './forms/origins.ts';
import { separateItemIssues } from './forms/refused-item.ts';
import type { ResolvedDates } from './forms/relative-dates.ts';
import { type CodedIssue, toFormIssue, toValidationIssues } from './issues/validation-issues.ts';

/** A part of a request as it was sent. */
export interface SentPart {
  readonly name: 'path' | 'query' | 'body';
  readonly input: unknown;
  readonly schema: z.ZodType;
}

/** A part of a request after validation. The value counts only without issues. */
export interface ReadPart {
  readonly value: unknown;
  findOrigins(): MemberOrigins;
  readonly issues: readonly CodedIssue[];
  /** Ends of ranges that were stated relative to now; undefined where there are none. */
  readonly resolved?: ResolvedDates | undefined;
}

/** Parts of requests that a process reads before zod compiles their schemas: compiling takes a first request 5 ms. */
const PARTS_BEFORE_COMPILING = 20;

let partsRead = 0;

/** @returns whether zod runs a schema without compiling it */
function countPart(): boolean {
  partsRead += 1;
  return partsRead <= PARTS_BEFORE_COMPILING;
}

/** Puts a part of a request into canonical form and validates it. */
export function readPart(part: SentPart, settings: NormalizationSettings): ReadPart {
  return readPlainPart(part, settings) ?? readAnyPart(part, settings);
}

/** Reads a part that needs no more than its value; undefined for all others, and for a part with a fault. */
function readPlainPart({ input, schema }: SentPart, settings: NormalizationSettings): ReadPart | undefined {
  const value = normalizePlainly(input, schema);
  const result = value === NOT_PLAIN ? undefined : schema.safeParse(value, { jitless: countPart() });
  if (!result?.success) return undefined;
  return { value: result.data, findOrigins: () => normalizeInput(input, schema, settings).origins, issues: [] };
}

function readAnyPart(part: SentPart, settings: NormalizationSettings): ReadPart {
  const normalized = normalizeInput(part.input, part.schema, settings);
  const { origins, resolved } = normalized;
  const { value, formIssues } = separateItemIssues(normalized, part);
  const result = part.schema.safeParse(value, { reportInput: true, jitless: countPart() });
  const issues = [
    ...formIssues.map((issue) => toFormIssue(part, issue)),
    ...(result.success ? [] : toValidationIssues({ ...part, origins }, result.error.issues)),
  ];
  return { value: result.data, findOrigins: () => origins, issues, resolved };
}
