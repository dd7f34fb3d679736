import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { HOUSE_SYSTEM_ENTRIES } from '../house-systems/endpoint.ts';
import {
  describeLots,
  listAspects,
  listAyanamsas,
  listBodies,
  listDeclinationAspects,
  listObjectSets,
  listSigns,
} from './charts.ts';
import { CHOICES } from './choices.ts';
import { SupportedMetadataResponse } from './response.ts';
import { describeErrorCodes, listLimits, listWarnings } from './service.ts';

export const supportedMetadata = defineEndpoint(
  {
    method: 'GET',
    path: '/ephemeris/supported-metadata',
    summary: 'Every list of names that requests take, and every limit',
    description:
      'The lists are the tables that the service itself uses. Names are matched without regard to case, spaces or hyphens.',
    request: {},
    response: SupportedMetadataResponse,
    hasDisplayNames: true,
    errors: [],
    limits: 'none',
    cache: 'private',
    examples: [],
  },
  () => ({
    house_systems: HOUSE_SYSTEM_ENTRIES,
    ayanamsas: listAyanamsas(),
    object_sets: listObjectSets(),
    bodies: listBodies(),
    aspects: listAspects(),
    declination_aspects: listDeclinationAspects(),
    signs: listSigns(),
    lots: describeLots(),
    ...CHOICES,
    warnings: listWarnings(),
    error_codes: describeErrorCodes(),
    limits: listLimits(),
  }),
);
