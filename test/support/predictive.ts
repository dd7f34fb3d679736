import { endpoints } from '../../functions/predictive/endpoints.ts';
import { lambda } from '../../lib/http/lambda.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = lambda({ endpoints, services, observer: () => undefined });

/** Sends a body through the whole chain of the predictive function. */
export async function foretell(
  endpoint: 'transits/planet-to-degree' | 'transits/sign-ingresses' | 'transits/search' | 'events',
  body: unknown,
) {
  const event = gatewayEvent({ method: 'POST', path: `/predictive/${endpoint}`, body });
  const { statusCode, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text, body: JSON.parse(text) };
}
