import { endpoints } from '../../functions/acg/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

type MapName = 'lines' | 'hits' | 'crossings' | 'local-space' | 'aspects';

/** Sends a body through the whole chain of the astrocartography function. */
export async function askMap(endpoint: MapName, sent: unknown, query: Readonly<Record<string, string>> = {}) {
  const event = gatewayEvent({ method: 'POST', path: `/acg/${endpoint}`, body: sent, query });
  const { statusCode, headers = {}, body } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text: body, body: JSON.parse(body) };
}
