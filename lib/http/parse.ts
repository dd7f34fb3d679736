import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { excerpt } from '../schemas/issues/excerpt.ts';
import { type CodedFinding, findingsOf, isDecided, problemOf } from '../schemas/issues/findings.ts';
import { readJsonBody, refuseBody } from './body.ts';
import type { RequestSchemas } from './endpoint.ts';

const NO_QUERY = z.strictObject({});

/** A request's query and body after validation. */
export interface Parsed {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Holds a request against an endpoint's schemas and reports every fault of query and body at once.
 *
 * @throws Problem with all findings
 */
export function parseRequest(event: APIGatewayProxyEvent, schemas: RequestSchemas): Parsed {
  const found: CodedFinding[] = [];
  const query = held('query', readQuery(event, found), schemas.query ?? NO_QUERY, found);
  // Before the body: one that is no JSON would be told of instead.
  if (isDecided(found)) throw problemOf(found);
  if (!schemas.body) refuseBody(event);
  const body = schemas.body && held('body', readJsonBody(event, found), schemas.body, found);
  if (found.length > 0) throw problemOf(found);
  return { query, body };
}

function held(name: 'query' | 'body', input: unknown, schema: z.ZodType, found: CodedFinding[]): unknown {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  found.push(...findingsOf({ name, input, schema }, result.error.issues));
  return undefined;
}

/** Query parameters as plain text; one that is given twice is a fault, as only one of its values could count. */
function readQuery(event: APIGatewayProxyEvent, found: CodedFinding[]): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
    const [first = '', ...others] = values ?? [];
    query[name] = first;
    if (others.length > 0) {
      const location = `query.${name.slice(0, 64)}`;
      found.push({ location, message: 'is given more than once', value: excerpt(values?.join(', ')), code: undefined });
    }
  }
  return query;
}
