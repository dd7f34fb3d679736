import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../lib/chain/middleware/observation.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from './gateway-event.ts';
import * as services from './services.ts';

/** Records of all requests so far. */
export const observed: RequestRecord[] = [];

const handler = createLambdaHandler({
  endpoints,
  services,
  observer: (record) => observed.push(record),
});

/** Sends a request through the whole chain of the natal function. */
export async function send(request: Partial<TestRequest>) {
  const event = gatewayEvent({ method: 'POST', path: '/ephemeris/natal-chart', ...request });
  const { statusCode, headers = {}, body } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text: body, body: JSON.parse(body) };
}
