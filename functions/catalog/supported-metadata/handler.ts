import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { HOUSE_SYSTEM_ENTRIES } from '../house-systems/handler.ts';
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
import type { contract } from './contract.ts';
import type { supportedMetadata } from './endpoint.ts';
import { describeErrorCodes, listLimits, listWarnings } from './service.ts';

export const handler: EndpointHandler = defineHandler<typeof supportedMetadata, typeof contract>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({
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
});
