import type { APIGatewayProxyEvent } from 'aws-lambda';
import { z } from 'zod';
import { endpoint } from '../../../lib/http/endpoint.ts';
import { lambda } from '../../../lib/http/lambda.ts';
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

/** A function of two endpoints through the real chain: `POST /echo` and `GET /kept`. */
export function smallFunction(act: () => unknown = () => undefined) {
  const observed: RequestRecord[] = [];
  const handler = lambda({ endpoints: [echo, kept], services: { act }, observer: (record) => observed.push(record) });
  const ask = async (request: TestRequest, changes: Partial<APIGatewayProxyEvent> = {}) => {
    const {
      statusCode,
      headers = {},
      body,
    } = await handler({ ...gatewayEvent(request), ...changes }, { ...LAMBDA_CONTEXT });
    return { status: statusCode, headers, text: body, body: body === '' ? undefined : JSON.parse(body) };
  };
  return { ask, observed };
}
