import type { Gazetteer } from '../../../astro/clock/places/gazetteer.ts';
import { nauticalZoneAt } from '../../../astro/clock/places/nautical-zone.ts';
import type { ZoneGrid } from '../../../astro/clock/places/zone-grid.ts';
import type { ZoneLookup, ZoneMatch } from '../../../astro/clock/places/zone-lookup.ts';
import type { LandZones } from './land-zones.ts';

/** Beyond this distance from every place on land, a point at sea has a nautical zone. */
const NEARBY_KM = 200;

/** The polygons come from OpenStreetMap; timezone-boundary-builder assembles them and geo-tz indexes them. */
const ATTRIBUTION =
  'Time zone boundaries: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright';

interface ZoneLookupParts {
  readonly grid: ZoneGrid;
  readonly landZonesAt: LandZones;
  /** Called only when there is no land zone. */
  readonly nearest: Gazetteer['nearest'];
}

/** Creates the zone look-up: the zone of the land, else of the nearest place within 200 km, else the nautical zone. */
export function createZoneLookup({ grid, landZonesAt, nearest }: ZoneLookupParts): ZoneLookup {
  return {
    attribution: ATTRIBUTION,
    grid,
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
