import { endpoints } from '../../../functions/catalog/endpoints.ts';
import { lambda } from '../../../lib/http/lambda.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

const handler = lambda({ endpoints, services: {}, observer: () => undefined });

/** Asks the catalog. */
export async function ask(path: string) {
  const { statusCode, headers = {}, body } = await handler(gatewayEvent({ method: 'GET', path }), LAMBDA_CONTEXT);
  return { status: statusCode, headers, body: JSON.parse(body) };
}
