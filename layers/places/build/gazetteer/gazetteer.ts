import type { ZoneTable } from '../../../../lib/geo/zone-history/table.ts';
import { columnsOf } from './columns.ts';
import { mergePlaces } from './merge.ts';
import { otherNamesOf, readOtherNames, writeOtherNames } from './other-names.ts';
import { packGazetteer } from './pack.ts';
import { rankPlaces } from './rank.ts';
import type { Sources } from './read-sources.ts';
import { regionsOf } from './regions.ts';
import { citiesOfSections } from './sections.ts';
import { ATTRIBUTION } from './sources.ts';
import { zonesOf } from './zones.ts';

/** All that is made from the sources. */
export interface BuiltGazetteer {
  readonly file: Buffer;
  /** The table of other names, to be looked through. */
  readonly otherNames: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** The gazetteer of these sources; the same sources give the same bytes. */
export function buildGazetteer(sources: Sources, table: ZoneTable): BuiltGazetteer {
  const places = mergePlaces(sources.cities, sources.records);
  const named = places.map((place) => ({ place, names: otherNamesOf(place) })).filter(({ names }) => names.length > 0);
  const otherNamesText = writeOtherNames(named);
  const otherNames = readOtherNames(otherNamesText);
  const rows = rankPlaces(places, citiesOfSections(places));
  const regions = regionsOf(sources);
  const zones = zonesOf(
    rows.map(({ place }) => place),
    table,
  );
  const { columns, zoneNames } = columnsOf({ rows, regions, zones, otherNames });
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
