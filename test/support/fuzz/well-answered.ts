import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { z } from 'zod';
import { ProblemSchema } from '../../../lib/chain/openapi/problem-responses.ts';
import { removeAddedNames } from '../display-names.ts';

/** An answer as a client sees it. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly text: string;
}

/** A problem quotes only excerpts of the request, so its size is bounded for every request. */
const MOST_PROBLEM_BYTES = 64_000;

/** Asserts that an answer is a client error in the form of RFC 9457. */
export function expectClientProblem({ status, headers, body, text }: ReceivedAnswer): void {
  const beginning = text.slice(0, 300);
  expect(status, beginning).toBeGreaterThanOrEqual(400);
  expect(status, beginning).toBeLessThan(500);
  expect(headers['Content-Type']).toBe('application/problem+json');
  expect(ProblemSchema.strict().parse(body).status).toBe(status);
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_PROBLEM_BYTES);
}

/**
 * Asserts that a body fits a schema and has no other members than names in a language, by comparing it with the parsed
 * body, which has none.
 */
export function expectExactly(schema: z.ZodType, body: unknown): void {
  const parsed = schema.parse(body);
  // Node compares a chart fifty times faster than vitest (1 ms); vitest is used to show a difference.
  if (!isDeepStrictEqual(parsed, body)) expect(parsed).toEqual(removeAddedNames(body, parsed));
}

/** Asserts that an answer either fits the schema or is a client error, never a server error. */
export function expectWellAnswered(answer: ReceivedAnswer, schema: z.ZodType): void {
  if (answer.status === 200) expectExactly(schema, answer.body);
  else expectClientProblem(answer);
}
