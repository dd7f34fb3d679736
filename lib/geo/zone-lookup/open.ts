import type { Gazetteer } from '../../domain/places/gazetteer.ts';
import { nauticalZoneAt } from '../../domain/places/nautical-zone.ts';
import type { ZoneLookup, ZoneMatch } from '../../domain/places/zone-lookup.ts';
import type { LandZones } from './land-zones.ts';

/** Beyond this no place on land has a say in the clocks of a ship. */
const NEARBY_KM = 200;

/** The polygons are OpenStreetMap's, put together by the timezone-boundary-builder project and indexed by geo-tz. */
const ATTRIBUTION =
  'Time zone boundaries: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright';

interface ZoneLookupParts {
  readonly landZonesAt: LandZones;
  /** Asked only where there is no land zone. */
  readonly nearest: Gazetteer['nearest'];
}

/** The zone at a point: that of the land, else of a place nearby, else the nautical one. */
export function createZoneLookup({ landZonesAt, nearest }: ZoneLookupParts): ZoneLookup {
  return {
    attribution: ATTRIBUTION,
    zonesAt(latitudeDeg, longitudeDeg): ZoneMatch {
      const candidates = landZonesAt(latitudeDeg, longitudeDeg);
      const [timezone] = candidates;
      if (timezone !== undefined) return { timezone, candidates, fallback: false };
      const nearby = nearest(latitudeDeg, longitudeDeg, { withinKm: NEARBY_KM });
      const substitute = nearby?.place.timezone ?? nauticalZoneAt(latitudeDeg, longitudeDeg);
      return { timezone: substitute, candidates: [substitute], fallback: true };
    },
  };
}
