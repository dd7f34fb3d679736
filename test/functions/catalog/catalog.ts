import { endpoints } from '../../../functions/catalog/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

const handler = createLambdaHandler({ endpoints, services: {}, observer: () => undefined });

/** Sends a GET request to the catalog function. */
export async function ask(path: string, query: Readonly<Record<string, string>> = {}) {
  const {
    statusCode,
    headers = {},
    body,
  } = await handler(gatewayEvent({ method: 'GET', path, query }), LAMBDA_CONTEXT);
  return { status: statusCode, headers, body: JSON.parse(body) };
}
