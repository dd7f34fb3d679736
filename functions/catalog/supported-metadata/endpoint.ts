import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { HOUSE_SYSTEM_ENTRIES } from '../house-systems/endpoint.ts';
import { aspects, ayanamsas, bodies, declinationAspects, lots, objectSets, signs } from './charts.ts';
import { CHOICES } from './choices.ts';
import { SupportedMetadataResponse } from './response.ts';
import { errorCodes, limits, warnings } from './service.ts';

export const supportedMetadata = defineEndpoint(
  {
    method: 'GET',
    path: '/ephemeris/supported-metadata',
    summary: 'Every list of names that requests take, and every limit',
    description:
      'From the tables that the service itself reads. Names are matched without regard to case, spaces or hyphens.',
    request: {},
    response: SupportedMetadataResponse,
    errors: [],
    limits: 'none',
    cache: 'private',
    examples: [],
  },
  () => ({
    house_systems: HOUSE_SYSTEM_ENTRIES,
    ayanamsas: ayanamsas(),
    object_sets: objectSets(),
    bodies: bodies(),
    aspects: aspects(),
    declination_aspects: declinationAspects(),
    signs: signs(),
    lots: lots(),
    ...CHOICES,
    warnings: warnings(),
    error_codes: errorCodes(),
    limits: limits(),
  }),
);
