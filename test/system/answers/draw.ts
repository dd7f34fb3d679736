import fc from 'fast-check';
import { describedApi } from '../../../functions/described-api.ts';
import type { Example } from '../../../lib/contract/endpoint.ts';
import type { Parameter } from '../../../lib/contract/openapi-document.ts';
import { FIRST_REQUESTS } from '../../golden/first-requests/requests.ts';
import { type DocumentedOperation, documentedOperations, plain } from '../../support/fuzz/document.ts';
import { NOT_JSON, REFUSED } from '../../support/fuzz/hostile-bodies.ts';
import { anyBroken } from '../fuzz/broken-request.ts';
import { anyAllowed, anySensible, type RequestValues } from '../fuzz/request-values.ts';
import { asBody, asQuery, type Sent } from '../fuzz/sent.ts';
import type { CorpusRequest } from './requests.ts';
import './fixed-world.ts'; // the tokens of links have a random part
import { drawToolCalls } from './tool-calls.ts';

const SEED = 20_261_126;

/** Requests of each kind to an operation that reads a request. */
const SENSIBLE = 150;
const ALLOWED = 40;
const BROKEN = 80;

/** Operations whose requests take long, or read nothing: part of the requests to others. */
const SHARES: Readonly<Record<string, number>> = {
  'POST /ephemeris/venus-star-points/eight-year-star': 0.3,
  'POST /predictive/returns/batch': 0.3,
  // Each answer waits for a second.
  'POST /predictive/optimization/clear-cache': 0.02,
};

const isWithoutInput = ({ parameters, body }: DocumentedOperation): boolean => !body && parameters.length === 0;

const examples: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.values(describedApi).flatMap(({ endpoints }) =>
    endpoints.map(({ method, path, examples: list }) => [`${method} ${path}`, list] as const),
  ),
);

/** Draws the corpus from the contract of this checkout. The same contract gives the same list. */
export function drawCorpus(): readonly CorpusRequest[] {
  const drawn = documentedOperations.flatMap((operation) => [...listExamples(operation), ...drawRequests(operation)]);
  const requests = [...drawn, ...drawToolCalls(SEED), ...FIRST, ...HOSTILE, ...NO_SCOPES, ...NO_ROUTES];
  const distinct = new Map(requests.map((request) => [JSON.stringify(request), request]));
  return [...distinct.values()].filter(({ body = '' }) => body.length <= MOST_LETTERS);
}

/** Longer bodies are refused for their length alone, and would be most of the list. */
const MOST_LETTERS = 20_000;

/** Examples of the contract, alone and with each value of each parameter that has a list of values. */
function listExamples({ title, method, path, parameters }: DocumentedOperation): readonly CorpusRequest[] {
  const choices = parameters.flatMap(listChoices);
  return (examples.get(title) ?? []).flatMap(({ query, body }) => {
    const sent = { method, path, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return [{}, ...choices].map((choice) => withQuery(sent, { ...query, ...choice }));
  });
}

/** The values of a parameter; each style of pictures together with the format that has it. */
function listChoices({ name, schema, in: part }: Parameter): readonly Readonly<Record<string, string>>[] {
  const values = part === 'query' ? (plain(schema).enum ?? []) : [];
  const isOfPictures = PICTURE_PARAMETERS.has(name);
  return values.map((value) => ({ [name]: String(value), ...(isOfPictures && { format: 'svg' }) }));
}

const PICTURE_PARAMETERS: ReadonlySet<string> = new Set([
  'layout',
  'theme',
  'orientation',
  'aspect_lines',
  'aspect_glyphs',
  'captions',
  'axis',
  'projection',
  'varga',
]);

function withQuery(request: CorpusRequest, query: CorpusRequest['query'] & object): CorpusRequest {
  return Object.keys(query).length > 0 ? { ...request, query } : request;
}

function drawRequests(operation: DocumentedOperation): readonly CorpusRequest[] {
  const { method, path, title } = operation;
  const share = SHARES[title] ?? (isWithoutInput(operation) ? 0.05 : 1);
  const draw = <Request>(requests: fc.Arbitrary<Request>, count: number): readonly Request[] =>
    fc.sample(requests, { seed: SEED, numRuns: Math.ceil(count * share) });
  const sent = [
    ...draw(anySensible(operation), SENSIBLE).map(toSent),
    ...draw(anyAllowed(operation), ALLOWED).map(toSent),
    ...draw(anyBroken(operation), BROKEN),
  ];
  const requests = sent.map((one) => toRequest(method, path, one));
  return method === 'GET' ? [...requests, ...requests.slice(0, 3).map(asHead)] : requests;
}

const asHead = (request: CorpusRequest): CorpusRequest => ({ ...request, method: 'HEAD' });

const toSent = ({ path, query, body, headers }: RequestValues): Sent => ({
  path,
  query: asQuery(query),
  bodyText: asBody(body),
  headers,
});

function toRequest(method: CorpusRequest['method'] & string, path: string, sent: Sent): CorpusRequest {
  const { path: pathParameters = {}, query, bodyText, headers } = sent;
  return {
    method,
    path,
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(bodyText !== undefined && { body: bodyText }),
  };
}

/** What people and programs send before they know the contract. */
const FIRST: readonly CorpusRequest[] = FIRST_REQUESTS.map(({ to, query = {}, headers = {}, body }) => {
  const [method, path = ''] = to.split(' ');
  const bodyText = typeof body === 'string' ? body : asBody(body);
  return toRequest(method === 'GET' ? 'GET' : 'POST', path, { query, headers, bodyText });
});

const HOSTILE: readonly CorpusRequest[] = Object.values({ ...NOT_JSON, ...REFUSED }).map((body) => ({
  method: 'POST',
  path: '/ephemeris/natal-chart',
  body,
}));

/** Requests of callers without the scope that they need. */
const NO_SCOPES: readonly CorpusRequest[] = Object.values(describedApi)
  .flatMap(({ endpoints }) => endpoints)
  .filter(({ scope }) => scope !== undefined)
  .map(({ method, path }) => ({ method, path, isWithoutScopes: true }));

/** Paths and methods that no endpoint has. */
const NO_ROUTES: readonly CorpusRequest[] = [
  ...[
    '/',
    '/helth',
    '/ephemeris',
    '/ephemeris/natal',
    '/natal-chart',
    '/v1/ephemeris/natal-chart',
    '/acg/maps',
  ].flatMap((path): CorpusRequest[] => [
    { method: 'GET', path },
    { method: 'POST', path, body: '{}' },
  ]),
  ...documentedOperations.map(
    ({ method, path }): CorpusRequest => ({
      method: method === 'GET' ? 'PUT' : 'GET',
      path,
      headers: { Accept: '*/*' },
    }),
  ),
];
