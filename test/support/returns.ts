import { endpoints } from '../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a request for a return through the whole chain of the predictive function. */
export async function askReturn(
  endpoint: 'returns' | 'returns/solar' | 'returns/lunar',
  body: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path: `/predictive/${endpoint}`, body, query });
  const { statusCode, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text, body: JSON.parse(text) };
}
