import { endpoints } from '../../../functions/place/endpoints.ts';
import type { GeocodingProvider } from '../../../lib/astro/clock/places/geocoding.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as opened from '../../support/services.ts';

type Needs = Pick<Services, 'zones' | 'zoneLookup' | 'localPractice' | 'calendars' | 'geocoder'>;
type Query = Readonly<Record<string, string>>;

/** Senders through the whole chain of the place function, with the real services and a replaceable geocoder. */
export function senders(geocoder: GeocodingProvider = opened.geocoder) {
  const services: Needs = { ...opened, geocoder };
  const handler = createLambdaHandler<Needs>({ endpoints, services, observer: () => undefined });
  const send = async (request: Parameters<typeof gatewayEvent>[0]) => {
    const { statusCode, body } = await handler(gatewayEvent(request), LAMBDA_CONTEXT);
    return { status: statusCode, body: JSON.parse(body) };
  };
  return {
    get: (path: string, query: Query) => send({ method: 'GET', path, query }),
    post: (path: string, body: unknown) => send({ method: 'POST', path, body }),
  };
}

export const { get, post } = senders();
