import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { z } from 'zod';
import { ProblemSchema } from '../../../lib/openapi/problem-responses.ts';

/** An answer as a client sees it. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly text: string;
}

/** A problem repeats only excerpts of what was sent, so it stays small whatever that was. */
const MOST_PROBLEM_BYTES = 64_000;

/** The client's own fault, told as RFC 9457 has it. */
export function expectClientProblem({ status, headers, body, text }: ReceivedAnswer): void {
  const beginning = text.slice(0, 300);
  expect(status, beginning).toBeGreaterThanOrEqual(400);
  expect(status, beginning).toBeLessThan(500);
  expect(headers['Content-Type']).toBe('application/problem+json');
  expect(ProblemSchema.strict().parse(body).status).toBe(status);
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_PROBLEM_BYTES);
}

/** Exactly what the schema says: a member beyond it would be stripped in parsing, and missed here. */
export function expectExactly(schema: z.ZodType, body: unknown): void {
  const parsed = schema.parse(body);
  // Comparing a chart takes vitest a millisecond and Node a fiftieth of it; vitest shows where they differ.
  if (!isDeepStrictEqual(parsed, body)) expect(parsed).toEqual(body);
}

/** Either the answer that the schema promises or a problem of the client's: never a failure of the service. */
export function expectWellAnswered(answer: ReceivedAnswer, schema: z.ZodType): void {
  if (answer.status === 200) expectExactly(schema, answer.body);
  else expectClientProblem(answer);
}
