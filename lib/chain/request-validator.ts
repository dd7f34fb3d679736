import type { Endpoint } from '../contract/endpoint.ts';
import type { RequestValidator } from '../contract/endpoint-caller.ts';
import { loadEndpoint } from '../contract/loaded-endpoint.ts';
import type { Services } from '../contract/services.ts';
import { requirePlaceForPicture } from './formats/picture-member.ts';
import { parseRequest } from './parse.ts';
import { createRouter } from './router.ts';
import { createSyntheticEvent } from './synthetic-event.ts';

/** Creates a validator for requests to these endpoints, with the rules by which their own function validates them. */
export function createRequestValidator(
  endpoints: readonly Endpoint[],
  { geocoder, ...zones }: Pick<Services, 'geocoder' | 'zones' | 'zoneLookup'>,
): RequestValidator {
  const endpointOf = createRouter(endpoints);
  return async (request, context) => {
    const event = createSyntheticEvent(request, context);
    const endpoint = endpointOf(event);
    if (!endpoint) throw new Error(`there is no endpoint ${request.endpoint.path} to validate a request for`);
    const { receivedAt } = context;
    const { request: schemas } = await loadEndpoint(endpoint);
    const parsed = await parseRequest(event, schemas, {
      receivedAt,
      openGeocoder: () => geocoder,
      openZones: () => zones,
    });
    requirePlaceForPicture({ request: parsed });
  };
}
