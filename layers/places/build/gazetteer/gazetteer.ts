import type { ZoneTable } from '../../../../lib/adapters/places/zone-history/table.ts';
import { buildColumns } from './columns.ts';
import { mergePlaces } from './merge.ts';
import { readOtherNames, selectOtherNames, writeOtherNames } from './other-names.ts';
import { packGazetteer } from './pack.ts';
import { rankPlaces } from './rank.ts';
import type { GazetteerSources } from './read-sources.ts';
import { buildRegions } from './regions.ts';
import { assignSectionsToCities } from './sections.ts';
import { ATTRIBUTION } from './sources.ts';
import { assignZones } from './zones.ts';

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
