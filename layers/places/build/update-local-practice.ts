import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { DEGREE_SCALE } from '../../../lib/adapters/places/gazetteer/layout.ts';
import { PracticeTable, type RuleRecord } from '../../../lib/adapters/places/local-practice/table.ts';
import { ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { sha256 } from '../../build/digest.ts';
import { downloadNpmPackage, parsePackageName } from '../../build/unpacked-data.ts';
import { listExamples, readJson, toJsonText, type Update, type UpdateRequest } from '../../build/update.ts';
import {
  type BuiltPractice,
  buildPractice,
  PRACTICE_TABLES,
  serializePractice,
  type TownOfCountry,
} from './local-practice/build-practice.ts';
import { Topology } from './local-practice/topology.ts';
import { updateManifest } from './manifest.ts';

const FILE = 'places/local-practice.json';
const TABLES = 'places/local-practice';
const PINS = 'places/build/local-practice/sources.json';
const ATLAS = 'us-atlas';

const AtlasPins = z.strictObject({
  [ATLAS]: z.strictObject({ version: z.string(), tarballSha256: z.string(), license: z.string() }),
});
type AtlasPins = z.infer<typeof AtlasPins>;

/**
 * Prepares an update of local practice from its tables and the outlines of counties.
 *
 * @throws Error that lists all faults of the rules
 */
export function prepareLocalPractice({ layers, from, workFolder }: UpdateRequest): Update {
  const { topology, pins } = openAtlas(AtlasPins.parse(readJson(join(layers, PINS))), from, workFolder);
  const zones = ZoneTable.parse(readJson(join(layers, 'places/time-zones.json')));
  const readTable = (name: string): string => readFileSync(join(layers, TABLES, name), 'utf8');
  const [states, records, territories, sources] = PRACTICE_TABLES;
  const built = buildPractice({
    tables: {
      [states]: readTable(states),
      [records]: readTable(records),
      [territories]: readTable(territories),
      [sources]: readTable(sources),
    },
    topology,
    towns: listTowns(join(layers, 'places/gazetteer.bin')),
    isZone: (name) => name in zones.zones || name in zones.links,
  });
  const file = { path: FILE, content: serializePractice(built.table) };
  const manifest = updateManifest(layers, file, toManifestFacts(built, file.content, pins));
  return {
    ...comparePractice(readPresent(join(layers, FILE)), built),
    files: [{ path: PINS, content: toJsonText(pins) }, file, manifest],
  };
}

/** @param from another version of us-atlas; undefined for the pinned one */
function openAtlas(pins: AtlasPins, from: string | undefined, workFolder: string) {
  const { version, tarballSha256, license } = pins[ATLAS];
  if (from !== undefined && parsePackageName(from) !== ATLAS) throw new Error(`${from} is no version of ${ATLAS}`);
  const specifier = from ?? `${ATLAS}@${version}`;
  const { folder, sha256: hash = '' } = downloadNpmPackage(
    specifier,
    workFolder,
    from === undefined ? tarballSha256 : undefined,
  );
  return {
    topology: Topology.parse(readJson(join(folder, 'package/counties-10m.json'))),
    pins: { [ATLAS]: { version: specifier.slice(ATLAS.length + 1), tarballSha256: hash, license } },
  };
}

function listTowns(path: string): readonly TownOfCountry[] {
  const { header, columns } = readGazetteerFile(path);
  return Array.from(columns.latitudes, (latitude, row) => ({
    latitudeDeg: latitude / DEGREE_SCALE,
    longitudeDeg: (columns.longitudes[row] ?? 0) / DEGREE_SCALE,
    timezone: header.zones[columns.zones[row] ?? 0] ?? '',
    countryCode: header.countryCodes[columns.countries[row] ?? 0] ?? '',
  }));
}

function readPresent(path: string): PracticeTable | undefined {
  try {
    return PracticeTable.parse(readJson(path));
  } catch {
    return undefined;
  }
}

function comparePractice(before: PracticeTable | undefined, { table, covered }: BuiltPractice) {
  const old = new Map(before?.rules.map((rule) => [rule.id, JSON.stringify(rule)]));
  const now = new Map(table.rules.map((rule) => [rule.id, JSON.stringify(rule)]));
  const counties = listCounties(table);
  return {
    changes: [
      `Rules ${old.size} → ${now.size}`,
      ...listExamples(
        'Rules added',
        [...now.keys()].filter((id) => !old.has(id)),
      ),
      ...listExamples(
        'Rules removed',
        [...old.keys()].filter((id) => !now.has(id)),
      ),
      ...listExamples(
        'Rules changed',
        [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => id),
      ),
      ...listExamples(
        'Rules that never decide, because earlier ones cover them',
        covered.map(({ id }) => id),
      ),
    ],
    losses: [...listCounties(before)].filter((county) => !counties.has(county)).map((county) => `county ${county}`),
  };
}

const listCounties = (table: PracticeTable | undefined): ReadonlySet<string> =>
  new Set(table?.counties.polygons.split(' ').map((polygon) => polygon.split(':')[0] ?? ''));

function toManifestFacts({ table }: BuiltPractice, content: string, { [ATLAS]: atlas }: AtlasPins) {
  const countOf = (standing: RuleRecord['standing']): number =>
    table.rules.filter((rule) => rule.standing === standing).length;
  return {
    version: sha256(content).slice(0, 16),
    source: {
      tables: PRACTICE_TABLES.map((name) => `local-practice/${name}`),
      packages: [{ package: `${ATLAS}@${atlas.version}`, sha256: atlas.tarballSha256, license: atlas.license }],
      obtained: 'npm pack',
      upstream: 'rules: the sources that the tables cite; counties: U.S. Census Bureau, cartographic boundary files',
    },
    counts: {
      rules: table.rules.length,
      settled: countOf('settled'),
      preferred: countOf('preferred'),
      doubtful: countOf('doubtful'),
      sources: Object.keys(table.sources).length,
      counties: listCounties(table).size,
    },
    license: 'CC-BY-4.0',
    builtBy: 'npm run data -- practice',
  };
}
