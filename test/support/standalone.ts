import { endpoints } from '../../functions/standalone/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a body through the whole chain of the standalone function. */
export async function askStandalone(
  endpoint: 'fixed-stars' | 'midpoints' | 'hermetic-lots' | 'lunar-phase',
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path: `/ephemeris/${endpoint}`, body: sent, query });
  const { statusCode, headers = {}, body } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, body: JSON.parse(body) };
}
