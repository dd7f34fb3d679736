import { join } from 'node:path';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { ZoneTable } from '../../../../lib/adapters/places/zone-history/table.ts';
import { openLandZones } from '../../../../lib/adapters/places/zone-lookup/land-zones.ts';
import { buildColumns } from './columns.ts';
import { type MergedPlace, mergePlaces } from './merge.ts';
import { readOtherNames, selectOtherNames, writeOtherNames } from './other-names.ts';
import { packGazetteer } from './pack.ts';
import { rankPlaces } from './rank.ts';
import type { GazetteerSources } from './read-sources.ts';
import { buildRegions } from './regions.ts';
import { assignSectionsToCities } from './sections.ts';
import { ATTRIBUTION } from './sources.ts';

/** A built gazetteer. */
export interface BuiltGazetteer {
  readonly file: Buffer;
  /** The table of other names, for review. */
  readonly otherNames: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Builds the gazetteer. The same sources give the same bytes. */
export function buildGazetteer(sources: GazetteerSources, table: ZoneTable): BuiltGazetteer {
  const places = mergePlaces(sources.cities, sources.records);
  const named = places
    .map((place) => ({ place, names: selectOtherNames(place) }))
    .filter(({ names }) => names.length > 0);
  const otherNamesText = writeOtherNames(named);
  const otherNames = readOtherNames(otherNamesText);
  const rows = rankPlaces(places, assignSectionsToCities(places));
  const regions = buildRegions(sources);
  const zones = assignZones(
    rows.map(({ place }) => place),
    table,
  );
  const { columns, zoneNames } = buildColumns({ rows, regions, zones, otherNames });
  const { countryCodes, countriesAndStates } = regions;
  const facts = { attribution: ATTRIBUTION, countryCodes, countriesAndStates, zones: zoneNames };
  return {
    file: packGazetteer(columns, facts),
    otherNames: otherNamesText,
    counts: {
      places: rows.length,
      withPopulation: rows.filter(({ population }) => population > 0).length,
      sections: rows.filter(({ place, city }) => place !== city).length,
      placesWithOtherNames: otherNames.size,
      regions: regions.names.length,
      keys: columns.placeKeyStarts.length,
    },
  };
}

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Finds the zone of every place from its position on land. A harbour off the simplified shoreline gets GeoNames' zone or, if
 * new since 2020, that of the nearest place of its country.
 *
 * @throws Error where no zone is found, or the table of time zones lacks it
 */
function assignZones(places: readonly MergedPlace[], table: ZoneTable): readonly string[] {
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
