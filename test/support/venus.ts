import { endpoints } from '../../functions/venus/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

const ROOT = '/ephemeris/venus-star-points';

/** An endpoint of the group by the last part of its path; none for the birth star. */
export type VenusPath = '' | '/conjunctions' | '/eight-year-star' | '/stations' | '/elongations' | '/phase';

/** Sends a body through the whole chain of the Venus function. */
export async function askVenus(path: VenusPath, sent: unknown) {
  const event = gatewayEvent({ method: 'POST', path: `${ROOT}${path}`, body: sent });
  const { statusCode, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, text, body: JSON.parse(text) };
}
