import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { createLambdaHandler, type LambdaParts } from '../../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';

const common = { errors: [], rateLimits: 'none', examples: [], summary: 'For the tests of the chain' } as const;

/** @param act called by every endpoint; when it returns nothing, the endpoint answers as defined below */
const endpointsThat = (act: () => unknown) => [
  defineInlineEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/echo',
      request: {
        query: z.strictObject({ shout: z.enum(['yes', 'no']).optional() }),
        body: z.strictObject({ text: z.string().optional(), deep: z.strictObject({ inner: z.number() }).optional() }),
      },
      response: z.unknown(),
      cache: 'none',
    },
    ({ query, body }, _services, { principal }) => act() ?? { query, body, principal: principal ?? null },
  ),
  defineInlineEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/exact',
      request: { body: z.strictObject({ text: z.string().meta({ example: 'a' }) }) },
      response: z.unknown(),
      cache: 'none',
    },
    ({ body }) => act() ?? { body },
  ),
  defineInlineEndpoint(
    { ...common, method: 'GET', path: '/kept', request: {}, response: z.unknown(), cache: 'public' },
    () => act() ?? { kept: true },
  ),
  defineInlineEndpoint(
    {
      ...common,
      method: 'GET',
      path: '/named',
      request: {},
      response: z.unknown(),
      hasDisplayNames: true,
      cache: 'private',
    },
    () => ({ sign: 'Leo' }),
  ),
  defineInlineEndpoint(
    {
      ...common,
      method: 'GET',
      path: '/guarded',
      request: {},
      response: z.unknown(),
      cache: 'none',
      scope: 'cache:clear',
    },
    () => act() ?? { guarded: true },
  ),
  defineInlineEndpoint(
    { ...common, method: 'GET', path: '/open', request: {}, response: z.unknown(), cache: 'none', access: 'public' },
    () => ({ open: true }),
  ),
  defineInlineEndpoint(
    {
      ...common,
      method: 'GET',
      path: '/half-open',
      request: {},
      response: z.unknown(),
      cache: 'none',
      access: 'optional',
    },
    (_request, _services, { principal }) => ({ principal: principal ?? null }),
  ),
];

/** A function behind the real middleware chain with `POST /echo` and `/exact`, `GET /kept`, `/guarded`, `/open`, `/half-open`. */
export function smallFunction(act: () => unknown = () => undefined, parts: Partial<LambdaParts<object>> = {}) {
  const observed: RequestRecord[] = [];
  const endpoints = endpointsThat(act);
  const observer = (record: RequestRecord): number => observed.push(record);
  const handler = createLambdaHandler({ endpoints, services: {}, observer, ...parts });
  const ask = async (request: TestRequest, changes: Partial<APIGatewayProxyEvent> = {}, context = {}) => {
    const {
      statusCode,
      headers = {},
      body,
    } = await handler({ ...gatewayEvent(request), ...changes }, { ...LAMBDA_CONTEXT, ...context });
    const isJson = body !== '' && /json/.test(String(headers['Content-Type']));
    return { status: statusCode, headers, text: body, body: isJson ? JSON.parse(body) : undefined };
  };
  return { ask, observed };
}
