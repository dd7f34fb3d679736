import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { PlaceLookup } from '../charts/place-lookup.ts';
import type { RequestSchemas } from '../contract/endpoint.ts';
import type { Services } from '../contract/services.ts';
import type { NormalizationSettings } from '../requests/forms/normalize.ts';
import { MemberOrigins } from '../requests/forms/origins.ts';
import type { ResolvedDates, ZoneServices } from '../requests/forms/relative-dates.ts';
import { composeExample } from '../requests/issues/example.ts';
import { shortenText, toExcerpt } from '../requests/issues/excerpt.ts';
import { unwrapSchema } from '../requests/issues/schema-path.ts';
import {
  type CodedIssue,
  hasDecisiveIssue,
  type SentBody,
  toValidationProblem,
} from '../requests/issues/validation-issues.ts';
import { type ReadPart, readPart } from '../requests/read-part.ts';
import { readJsonBody, refuseBody } from './body.ts';

const NOTHING = z.strictObject({});
const MAX_NAME_LENGTH = 64;

/** The parts of a request after validation. */
export interface ValidatedRequest {
  /** Undefined where the path of the endpoint has no parameters. */
  readonly path?: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The body as it was sent, and where the parts of the canonical one stand in it. */
  readonly sent: SentBody;
  /** The relative dates of the body, as they were resolved; absent where it has none. */
  readonly resolved?: ResolvedDates | undefined;
}

/** Context for reading a request. */
interface ParseContext {
  readonly receivedAt: Date;
  /** Query parameters that the request states elsewhere; parameters of the query itself replace them. */
  readonly impliedQuery?: Readonly<Record<string, string>> | undefined;
  /** Finds places that the request names; called only where there are such places. */
  openGeocoder(): Services['geocoder'];
  /** Opens what knows the zones of relative dates; called only where there are such dates. */
  openZones?(): ZoneServices;
}

/**
 * Puts a request into canonical form, validates it against an endpoint's schemas, and reports all issues of path, query
 * and body together.
 *
 * @returns a promise only where places are looked up by their names
 * @throws Problem with all issues
 */
export function parseRequest(
  event: APIGatewayProxyEvent,
  schemas: RequestSchemas,
  { receivedAt, impliedQuery, openGeocoder, openZones }: ParseContext,
): ValidatedRequest | Promise<ValidatedRequest> {
  const issues: CodedIssue[] = [];
  const places = new PlaceLookup();
  const settings: NormalizationSettings = {
    now: receivedAt,
    findPlace: (request) => places.find(request),
    ...(openZones && { openZones }),
  };
  const query = readQueryPart(readQuery(event, issues, impliedQuery), schemas.query ?? NOTHING, settings);
  const path =
    schemas.path && readPart({ name: 'path', input: event.pathParameters ?? {}, schema: schemas.path }, settings);
  issues.push(...(path?.issues ?? []), ...query.issues);
  // Thrown before the body is read: a body that is not JSON would otherwise hide this issue.
  if (hasDecisiveIssue(issues)) throw toValidationProblem(issues);
  const { body: schema } = schemas;
  if (!schema) refuseBody(event);
  const input = schema && readJsonBody(event, issues, toBodyRules(schema, settings));
  const readBody = () => (schema ? readPart({ name: 'body', input, schema }, settings) : NO_BODY);
  const finish = (body: ReadPart): ValidatedRequest => {
    issues.push(...body.issues);
    if (issues.length > 0) throw toValidationProblem(issues);
    const { value, findOrigins, resolved } = body;
    const read = { path: path?.value, query: query.value, body: value, sent: { input, findOrigins } };
    return resolved ? { ...read, resolved } : read;
  };
  const body = readBody();
  return places.hasOpenRequests ? places.lookUp(openGeocoder()).then(() => finish(readBody())) : finish(body);
}

const toBodyRules = (schema: z.ZodType, settings: NormalizationSettings) => ({
  isOptional: () => readPart({ name: 'body', input: {}, schema }, settings).issues.length === 0,
  showExample: () => composeExample(unwrapSchema(schema)),
});

const NO_BODY: ReadPart = { value: undefined, findOrigins: () => new MemberOrigins(), issues: [] };

/** Queries without parameters, by their schema. */
const emptyQueries = new WeakMap<z.ZodType, ReadPart>();

/** Reads a query. One without parameters, as most have, is the same in each request to an endpoint, so it is read once. */
function readQueryPart(input: Record<string, string>, schema: z.ZodType, settings: NormalizationSettings): ReadPart {
  const isEmpty = Object.keys(input).length === 0;
  const known = isEmpty ? emptyQueries.get(schema) : undefined;
  if (known) return known;
  const part = readPart({ name: 'query', input, schema }, settings);
  if (isEmpty && part.issues.length === 0) {
    emptyQueries.set(schema, { ...part, value: Object.freeze(part.value) });
  }
  return part;
}

/** Reads the query parameters as strings. A repeated parameter is an issue, because only one of its values could apply. */
function readQuery(
  event: APIGatewayProxyEvent,
  issues: CodedIssue[],
  impliedQuery: ParseContext['impliedQuery'],
): Record<string, string> {
  const query: Record<string, string> = Object.assign(Object.create(null), impliedQuery);
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
