import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { endpoint } from '../../../lib/http/endpoint.ts';
import { type LambdaParts, lambda } from '../../../lib/http/lambda.ts';
import type { RequestRecord } from '../../../lib/http/middleware/observation.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';

interface Services {
  /** What the endpoint does when it is asked. */
  readonly act: () => unknown;
}

const common = { errors: [], limits: 'none', examples: [], summary: 'For the tests of the chain' } as const;

const echo = endpoint(
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
  ({ query, body }, { act }: Services, { principal }) => act() ?? { query, body, principal: principal ?? null },
);

const kept = endpoint(
  { ...common, method: 'GET', path: '/kept', request: {}, response: z.unknown(), cache: 'public' },
  (_request, { act }: Services) => act() ?? { kept: true },
);

const guarded = endpoint(
  {
    ...common,
    method: 'GET',
    path: '/guarded',
    request: {},
    response: z.unknown(),
    cache: 'none',
    scope: 'cache:clear',
  },
  (_request, { act }: Services) => act() ?? { guarded: true },
);

const open = endpoint(
  { ...common, method: 'GET', path: '/open', request: {}, response: z.unknown(), cache: 'none', access: 'public' },
  () => ({ open: true }),
);

const halfOpen = endpoint(
  {
    ...common,
    method: 'GET',
    path: '/half-open',
    request: {},
    response: z.unknown(),
    cache: 'none',
    access: 'optional',
  },
  (_request, _services: Services, { principal }) => ({ principal: principal ?? null }),
);

/** A function of a few endpoints through the real chain: `POST /echo`, `GET /kept`, `/guarded`, `/open`, `/half-open`. */
export function smallFunction(act: () => unknown = () => undefined, parts: Partial<LambdaParts<Services>> = {}) {
  const observed: RequestRecord[] = [];
  const endpoints = [echo, kept, guarded, open, halfOpen];
  const observer = (record: RequestRecord): number => observed.push(record);
  const handler = lambda({ endpoints, services: { act }, observer, ...parts });
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
