import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../errors/catalogue.ts';
import { Problem } from '../errors/problem.ts';
import { type ProblemBody, problemBody } from '../errors/problem-body.ts';
import { byStatus } from './error-codes.ts';
import { PROBLEM_HEADERS, REQUEST_ID_HEADER } from './headers.ts';
import { ProblemSchema } from './problem-schema.ts';

const EXAMPLE_REQUEST_ID = 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef';

/** One response for every status among some codes. */
export function problemResponses(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {};
  for (const [status, sharing] of byStatus(codes)) {
    responses[`${status}` as `4${string}`] = problemResponse(status, sharing);
  }
  return responses;
}

/** A status with one code is written once for the whole document; one with several differs by endpoint. */
const ALONE: ReadonlyMap<ErrorCode, ZodOpenApiResponseObject> = new Map(
  ERROR_CODES.map((code) => [code, { id: code, ...responseOf(ERRORS[code].status, [code]) }]),
);

function problemResponse(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const [only, ...others] = codes;
  const alone = only && others.length === 0 && ALONE.get(only);
  return alone || responseOf(status, codes);
}

function responseOf(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: codes.map(described).join('\n'),
    headers: { ...REQUEST_ID_HEADER, ...PROBLEM_HEADERS[status] },
    content: { 'application/problem+json': { schema: ProblemSchema, examples: exampleRefs(codes) } },
  };
}

function described(code: ErrorCode): string {
  const { cause, remedy } = ERRORS[code];
  return `- \`${code}\`: ${cause} ${remedy}`;
}

function exampleRefs(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

/** The body each of some codes comes with, for the document's components. */
export function problemExamples(codes: readonly ErrorCode[]): Record<string, { summary: string; value: ProblemBody }> {
  return Object.fromEntries(codes.map((code) => [code, { summary: ERRORS[code].title, value: exampleBody(code) }]));
}

function exampleBody(code: ErrorCode): ProblemBody {
  const findings =
    code === 'ValidationError' ? [{ location: 'query.formt', message: 'is unknown', value: 'json' }] : [];
  return problemBody(new Problem(code, ERRORS[code].cause, { findings }), EXAMPLE_REQUEST_ID);
}
