import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { shortenText, toExcerpt } from '../schemas/issues/excerpt.ts';
import {
  type CodedIssue,
  hasDecisiveIssue,
  toValidationIssues,
  toValidationProblem,
} from '../schemas/issues/validation-issues.ts';
import { readJsonBody, refuseBody } from './body.ts';
import type { RequestSchemas } from './endpoint.ts';

const NO_QUERY = z.strictObject({});
const MAX_NAME_LENGTH = 64;

/** A request's query and body after validation. */
export interface ValidatedRequest {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Validates a request against an endpoint's schemas and reports all issues of query and body together.
 *
 * @throws Problem with all issues
 */
export function parseRequest(event: APIGatewayProxyEvent, schemas: RequestSchemas): ValidatedRequest {
  const issues: CodedIssue[] = [];
  const query = validatePart('query', readQuery(event, issues), schemas.query ?? NO_QUERY, issues);
  // Thrown before the body is read: a body that is not JSON would otherwise hide this issue.
  if (hasDecisiveIssue(issues)) throw toValidationProblem(issues);
  if (!schemas.body) refuseBody(event);
  const body = schemas.body && validatePart('body', readJsonBody(event, issues), schemas.body, issues);
  if (issues.length > 0) throw toValidationProblem(issues);
  return { query, body };
}

function validatePart(name: 'query' | 'body', input: unknown, schema: z.ZodType, issues: CodedIssue[]): unknown {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  issues.push(...toValidationIssues({ name, input, schema }, result.error.issues));
  return undefined;
}

/** Reads the query parameters as strings. A repeated parameter is an issue, because only one of its values could apply. */
function readQuery(event: APIGatewayProxyEvent, issues: CodedIssue[]): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
    const [first = '', ...others] = values ?? [];
    query[name] = first;
    if (others.length > 0) {
      issues.push({
        location: `query.${shortenText(name, MAX_NAME_LENGTH)}`,
        message: 'is given more than once',
        value: toExcerpt(values?.join(', ')),
        code: undefined,
      });
    }
  }
  return query;
}
