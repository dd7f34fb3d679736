import { join } from 'node:path';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { ZoneTable } from '../../../../lib/adapters/places/zone-history/table.ts';
import { openLandZones } from '../../../../lib/adapters/places/zone-lookup/land-zones.ts';
import type { MergedPlace } from './merge.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Finds the zone of every place from its position on land. A harbour off the simplified shoreline gets GeoNames' zone or, if
 * new since 2020, that of the nearest place of its country.
 *
 * @throws Error where no zone is found, or the table of time zones lacks it
 */
export function assignZones(places: readonly MergedPlace[], table: ZoneTable): readonly string[] {
  const landZonesAt = openLandZones(join(ROOT, 'node_modules/geo-tz/data'));
  const knownZones = places.map((place) => landZonesAt(place.lat, place.lng)[0] ?? place.record?.timezone);
  const tree = new KDBush(places.length);
  for (const { lng, lat } of places) tree.add(lng, lat);
  tree.finish();

  function findNearestZone({ lng, lat, country }: MergedPlace): string | undefined {
    const isKnownAndOfCountry = (index: number): boolean =>
      knownZones[index] !== undefined && places[index]?.country === country;
    const [nearest] = around(tree, lng, lat, 1, Number.POSITIVE_INFINITY, isKnownAndOfCountry);
    return nearest === undefined ? undefined : knownZones[nearest];
  }

  return places.map((place, index) => {
    const zone = knownZones[index] ?? findNearestZone(place);
    const isKnown = zone !== undefined && (zone in table.zones || zone in table.links);
    if (!isKnown)
      throw new Error(`${place.name}, ${place.country}: no zone found, or the table of time zones lacks it (${zone})`);
    return zone;
  });
}
