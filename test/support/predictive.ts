import { endpoints } from '../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

/** The predictive function over the real services. */
export const predictiveFunction = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a body through the whole chain of the predictive function. */
export async function foretell(
  endpoint:
    | 'transits/planet-to-degree'
    | 'transits/sign-ingresses'
    | 'transits/search'
    | 'events'
    | 'progressions/search'
    | 'elections',
  body: unknown,
) {
  const event = gatewayEvent({ method: 'POST', path: `/predictive/${endpoint}`, body });
  const { statusCode, headers = {}, body: text } = await predictiveFunction(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text, body: JSON.parse(text) };
}
