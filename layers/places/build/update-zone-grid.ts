import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { DEGREE_SCALE } from '../../../lib/adapters/places/gazetteer/layout.ts';
import { ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { openLandZones } from '../../../lib/adapters/places/zone-lookup/land-zones.ts';
import { sha256 } from '../../build/digest.ts';
import { formatCount, readJson, type Update, type UpdateRequest } from '../../build/update.ts';
import { updateManifest } from './manifest.ts';
import { buildTownMap, buildZoneMap, toSections } from './zone-grid/build-grid.ts';
import { createCellReader, type TownInZone } from './zone-grid/cell-zones.ts';
import { packGrid } from './zone-grid/pack.ts';

const FILE = 'places/zone-grid.bin';
const ROOT = join(import.meta.dirname, '../../..');
const GEO_TZ = join(ROOT, 'node_modules/geo-tz/package.json');

/** Prepares an update of the grid of zones from the boundaries, the gazetteer and the zone table of the layer. */
export function prepareZoneGrid({ layers, from }: UpdateRequest): Update {
  if (from !== undefined) throw new Error('zone-grid is made from the other files of the layer and takes no --from');
  const table = ZoneTable.parse(readJson(join(layers, 'places/time-zones.json')));
  const towns = readTowns(join(layers, 'places/gazetteer.bin'));
  const content = buildZoneGrid(towns, table);
  const file = { path: FILE, content };
  const before = existsSync(join(layers, FILE)) ? readFileSync(join(layers, FILE)).length : 0;
  return {
    changes: [`Grid of zones: ${formatCount(before)} → ${formatCount(content.length)} bytes`],
    losses: [],
    files: [file, updateManifest(layers, file, toManifestFacts(layers, table))],
  };
}

/** Canonical names, so that an alias of a zone needs no further look-up. */
function buildZoneGrid(towns: readonly TownInZone[], { links }: ZoneTable): Buffer {
  const toCanonical = (zone: string): string => links[zone] ?? zone;
  const zonesOfCell = createCellReader(openLandZones(join(ROOT, 'node_modules/geo-tz/data')), towns);
  const map = buildZoneMap((row, column) => new Set([...zonesOfCell(row, column)].map(toCanonical)));
  return packGrid(map.zones, toSections(map, buildTownMap(towns)));
}

/** Every place of a gazetteer with its zone. */
export function readTowns(path: string): readonly TownInZone[] {
  const { header, columns } = readGazetteerFile(path);
  return Array.from(columns.zones, (zone, row) => ({
    latitudeDeg: (columns.latitudes[row] ?? 0) / DEGREE_SCALE,
    longitudeDeg: (columns.longitudes[row] ?? 0) / DEGREE_SCALE,
    zone: header.zones[zone] ?? '',
  }));
}

const toManifestFacts = (layers: string, { version }: ZoneTable) => ({
  version,
  source: {
    zones: `geo-tz@${JSON.parse(readFileSync(GEO_TZ, 'utf8')).version}, from OpenStreetMap's boundaries, ODbL 1.0`,
    towns: { file: 'gazetteer.bin', sha256: sha256(readFileSync(join(layers, 'places/gazetteer.bin'))) },
  },
  license: 'ODbL-1.0 (zones), CC-BY-4.0 (towns)',
  builtBy: 'npm run data -- zone-grid',
});
