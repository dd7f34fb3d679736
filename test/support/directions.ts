import { endpoints } from '../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a request for primary directions through the whole chain of the predictive function. */
export async function askDirections(body: object, query: Readonly<Record<string, string>> = {}) {
  const event = gatewayEvent({ method: 'POST', path: '/predictive/directions/primary', body, query });
  const { statusCode: status, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined };
}
