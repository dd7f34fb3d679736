import { createRequestValidator } from '../chain/request-validator.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { RequestValidator } from '../contract/endpoint-caller.ts';
import { openGeocoder } from './geocoder.ts';
import { openZoneLookup } from './places.ts';
import { openZones } from './zones.ts';

/** Validates requests to endpoints of other functions, with the geocoder for places that they name and the zones of relative dates. */
export const openRequestValidator = (endpoints: readonly Endpoint[]): RequestValidator =>
  createRequestValidator(endpoints, { geocoder: openGeocoder(), zones: openZones(), zoneLookup: openZoneLookup() });
