import type { RequestContext } from '../../lib/http/endpoint.ts';
import type { MapProvenance } from '../../lib/projection/acg/map.ts';
import type { Services } from '../../lib/runtime/services.ts';

/** What every endpoint of the group runs on. */
export type AcgNeeds = Pick<Services, 'ephemeris' | 'zones' | 'zoneLookup'>;

/** Where the numbers of a map come from. */
export function provenanceOf({ ephemeris, zones }: AcgNeeds, context: RequestContext): MapProvenance {
  return {
    calculatedAt: context.receivedAt,
    zoneDatabase: zones.version,
    facts: ephemeris.facts,
    elapsedMs: context.elapsedMs(),
  };
}
