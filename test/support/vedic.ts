import { endpoints } from '../../functions/vedic/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { addTimeChecks } from '../../lib/runtime/time-checks.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined, addTimeChecks });

/** Sends a body through the whole chain of the function for Indian astrology. */
export async function askVedic(
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path, body: sent, query });
  const { statusCode, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, text, body: text.startsWith('{') ? JSON.parse(text) : undefined };
}
