import { join } from 'node:path';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { ZoneTable } from '../../../../lib/geo/zone-history/table.ts';
import { openLandZones } from '../../../../lib/geo/zone-lookup/land-zones.ts';
import type { MergedPlace } from './merge.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * The zone of every place: that of the land it lies on. A harbour may lie off the simplified shore; it takes GeoNames'
 * zone or, new since 2020, that of the nearest place of its country.
 *
 * @throws where a zone is unknown to the table of time zones, or none can be told
 */
export function assignZones(places: readonly MergedPlace[], table: ZoneTable): readonly string[] {
  const landZonesAt = openLandZones(ROOT);
  const sureZones = places.map((place) => landZonesAt(place.lat, place.lng)[0] ?? place.record?.timezone);
  const tree = new KDBush(places.length);
  for (const { lng, lat } of places) tree.add(lng, lat);
  tree.finish();

  function nearestZone({ lng, lat, country }: MergedPlace): string | undefined {
    const isSureAndOfCountry = (index: number): boolean =>
      sureZones[index] !== undefined && places[index]?.country === country;
    const [nearest] = around(tree, lng, lat, 1, Number.POSITIVE_INFINITY, isSureAndOfCountry);
    return nearest === undefined ? undefined : sureZones[nearest];
  }

  return places.map((place, index) => {
    const zone = sureZones[index] ?? nearestZone(place);
    const isKnown = zone !== undefined && (zone in table.zones || zone in table.links);
    if (!isKnown) throw new Error(`${place.name}, ${place.country}: no zone, or one that the table lacks (${zone})`);
    return zone;
  });
}
