import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEMS } from '../../../lib/base/catalog/house-systems.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contract } from './contract.ts';
import type { houseSystems } from './endpoint.ts';

/** Every house system as the catalogs list it. */
export const HOUSE_SYSTEM_ENTRIES = HOUSE_SYSTEM_CODES.map((code) => {
  const { name, description, origin } = HOUSE_SYSTEMS[code];
  return { code, name, description, origin };
});

export const handler: EndpointHandler = defineHandler<typeof houseSystems, typeof contract>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({ house_systems: HOUSE_SYSTEM_ENTRIES }),
});
