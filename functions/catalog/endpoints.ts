import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import type { contracts } from './contract.ts';

/** A list that is the same in every answer. */
const defineCatalogEndpoint = (
  id: keyof typeof contracts,
  summary: string,
  load: Endpoint['load'],
): Endpoint<never, never> =>
  defineEndpoint<never>({
    method: 'GET',
    path: `/ephemeris/${id}`,
    summary,
    rateLimits: 'none',
    cache: 'private',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load,
  });

export const endpoints = [
  defineCatalogEndpoint(
    'house-systems',
    'Every house system, with how its cusps are found and where it is from',
    async () => ({ handler: (await import('./bodies-and-houses.ts')).houseSystems }),
  ),
  defineCatalogEndpoint('supported-objects', 'Every body that charts can hold', async () => ({
    handler: (await import('./bodies-and-houses.ts')).supportedObjects,
  })),
  defineCatalogEndpoint(
    'supported-metadata',
    'Every list of names that requests take, and every limit',
    () => import('./supported-metadata/handler.ts'),
  ),
  defineCatalogEndpoint('schemas/natal-request', 'The body of a natal chart request as JSON Schema', async () => ({
    handler: (await import('./natal-schemas.ts')).request,
  })),
  defineCatalogEndpoint('schemas/natal-response', 'The answer of the natal chart as JSON Schema', async () => ({
    handler: (await import('./natal-schemas.ts')).response,
  })),
] as const;
