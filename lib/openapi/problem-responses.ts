import * as z from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../errors/catalogue.ts';
import { Problem } from '../errors/problem.ts';
import { type ProblemBody, problemBody } from '../errors/problem-body.ts';
import { FindingRecord } from '../schemas/finding.ts';
import { byStatus } from './error-codes.ts';
import { PROBLEM_HEADERS, REQUEST_ID_HEADER } from './headers.ts';

/** Problem details as RFC 9457 has them, with the members this service adds. */
export const ProblemSchema = z
  .object({
    type: z.string().meta({
      description: 'Page about this code, from the root of the server that answered.',
      example: '/docs/errors#InvalidLatitude',
    }),
    title: z.string().meta({ description: 'What the code means.', example: 'Latitude outside -90 to 90' }),
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status.', example: 400 }),
    detail: z.string().meta({
      description: 'What this very request did.',
      example: 'body.subject.birth_location.latitude.decimal must be ≤ 90',
    }),
    success: z.literal(false).meta({ description: 'Always false: the request was not answered.', example: false }),
    error: z.enum(ERROR_CODES).meta({ description: 'The code, for programs.', example: 'InvalidLatitude' }),
    errors: z
      .array(FindingRecord)
      .meta({ description: 'Every fault that was found; empty where it is not the input.' }),
    request_id: z.string().meta({
      description: 'Names this request in the logs of the service.',
      example: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
    }),
  })
  .meta({ id: 'Problem', description: 'Why a request was not answered, as RFC 9457 problem details.' });

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
