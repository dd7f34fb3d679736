import * as z from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../base/errors/catalog.ts';
import { Problem } from '../../base/errors/problem.ts';
import { type ProblemBody, toProblemBody } from '../../base/errors/problem-body.ts';
import { ValidationIssueRecord } from '../../requests/validation-issue.ts';
import { groupByStatus } from './error-codes.ts';
import { PROBLEM_HEADERS, REQUEST_ID_HEADER } from './headers.ts';

/** Problem details of RFC 9457 with the members this service adds. */
export const ProblemSchema = z
  .object({
    type: z.string().meta({
      description: 'Page about this code, from the root of the server that answered.',
      example: '/docs/errors#InvalidLatitude',
    }),
    title: z.string().meta({ description: 'What the code means.', example: 'Latitude outside -90 to 90' }),
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status.', example: 400 }),
    detail: z.string().meta({
      description: 'What is wrong with this request.',
      example: 'body.subject.birth_location.latitude.decimal must be ≤ 90',
    }),
    success: z.literal(false).meta({ description: 'Always false: the request was not answered.', example: false }),
    error: z.enum(ERROR_CODES).meta({ description: 'The code, for programs.', example: 'InvalidLatitude' }),
    errors: z
      .array(ValidationIssueRecord)
      .meta({ description: 'Every fault that was found in the request; empty if the request is not the cause.' }),
    request_id: z.string().meta({
      description: 'Identifier of this request in the logs of the service.',
      example: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
    }),
    docs: z.string().optional().meta({
      description: 'Page of the endpoint, from the root of the server that answered; absent for unknown paths.',
      example: '/docs/reference/ephemeris/natal-chart',
    }),
  })
  .meta({ id: 'Problem', description: 'Why a request was not answered, as RFC 9457 problem details.' });

const EXAMPLE_REQUEST_ID = 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef';

/** Creates one response for each status of the given codes. */
export function toProblemResponses(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {};
  for (const [status, statusCodes] of groupByStatus(codes)) {
    responses[`${status}` as `4${string}`] = toProblemResponse(status, statusCodes);
  }
  return responses;
}

/** A status with one code is a shared component of the document; a status with several codes differs by endpoint. */
const SINGLE_CODE_RESPONSES: ReadonlyMap<ErrorCode, ZodOpenApiResponseObject> = new Map(
  ERROR_CODES.map((code) => [code, { id: code, ...createResponse(ERRORS[code].status, [code]) }]),
);

function toProblemResponse(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const [only, ...others] = codes;
  const alone = only && others.length === 0 && SINGLE_CODE_RESPONSES.get(only);
  return alone || createResponse(status, codes);
}

function createResponse(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: codes.map(describeCode).join('\n'),
    headers: { ...REQUEST_ID_HEADER, ...PROBLEM_HEADERS[status] },
    content: { 'application/problem+json': { schema: ProblemSchema, examples: referToExamples(codes) } },
  };
}

function describeCode(code: ErrorCode): string {
  const { cause, remedy } = ERRORS[code];
  return `- \`${code}\`: ${cause} ${remedy}`;
}

function referToExamples(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

/** Creates an example body for each of the given codes, for the document's components. */
export function createProblemExamples(
  codes: readonly ErrorCode[],
): Record<string, { summary: string; value: ProblemBody }> {
  return Object.fromEntries(
    codes.map((code) => [code, { summary: ERRORS[code].title, value: createExampleBody(code) }]),
  );
}

function createExampleBody(code: ErrorCode): ProblemBody {
  const issues = code === 'ValidationError' ? [{ location: 'query.formt', message: 'is unknown', value: 'json' }] : [];
  return toProblemBody(new Problem(code, ERRORS[code].cause, { issues }), EXAMPLE_REQUEST_ID);
}
