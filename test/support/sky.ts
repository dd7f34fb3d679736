import { endpoints } from '../../functions/sky/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a body through the whole chain of the function for the sky. */
export async function askSky(
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path, body: sent, query });
  const { statusCode, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text, body: JSON.parse(text) };
}
