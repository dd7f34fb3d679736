import KDBush from 'kdbush';
import { type Columns, DEGREE_SCALE, NO_REGION } from '../../../../lib/adapters/places/gazetteer/layout.ts';
import { foldName } from '../../../../lib/astro/clock/places/fold.ts';
import { listPlaceKeys, listRegionKeys, packKeys, type SearchKey } from './keys.ts';
import { createLesserNameTest } from './lesser-names.ts';
import { toPlaceKey } from './other-names.ts';
import type { RankedPlace } from './rank.ts';
import type { Regions } from './regions.ts';

/** Searches for the nearest place are twice as fast with small leaves as with kdbush's default of 64. */
const NODE_SIZE = 16;

/** Contents of the gazetteer file. */
interface GazetteerContents {
  readonly rows: readonly RankedPlace[];
  readonly regions: Regions;
  /** Zone of each row. */
  readonly zones: readonly string[];
  readonly otherNames: ReadonlyMap<string, readonly string[]>;
}

function packTexts(texts: readonly string[]): {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
} {
  const parts = texts.map((text) => Buffer.from(text));
  const starts = new Uint32Array(parts.length + 1);
  parts.forEach((part, index) => {
    starts[index + 1] = (starts[index] ?? 0) + part.length;
  });
  return { bytes: Buffer.concat(parts), starts };
}

function buildTree(rows: readonly RankedPlace[]): Uint8Array<ArrayBuffer> {
  // 32-bit floats are off by 2 m at most; distances are computed from the exact columns.
  const tree = new KDBush(rows.length, NODE_SIZE, Float32Array);
  for (const { place } of rows) tree.add(place.lng, place.lat);
  return Uint8Array.from(new Uint8Array(tree.finish().data));
}

/** 1 for each row whose name is not unique in its state. */
function flagSharedNames(rows: readonly RankedPlace[]): Uint8Array<ArrayBuffer> {
  const texts = rows.map(({ place }) => `${place.country}.${place.admin1} ${foldName(place.name)}`);
  const counts = Map.groupBy(texts, (text) => text);
  return Uint8Array.from(texts, (text) => ((counts.get(text)?.length ?? 0) > 1 ? 1 : 0));
}

function buildPlaceColumns(rows: readonly RankedPlace[]) {
  const rowOf = new Map(rows.map(({ place }, row) => [place, row]));
  const names = packTexts(rows.map(({ place }) => place.name));
  return {
    latitudes: Int32Array.from(rows, ({ place }) => Math.round(place.lat * DEGREE_SCALE)),
    longitudes: Int32Array.from(rows, ({ place }) => Math.round(place.lng * DEGREE_SCALE)),
    populations: Uint32Array.from(rows, ({ population }) => population),
    cities: Uint32Array.from(rows, ({ city }, row) => rowOf.get(city) ?? row),
    sharesName: flagSharedNames(rows),
    nameStarts: names.starts,
    names: names.bytes,
    tree: buildTree(rows),
  };
}

function buildRegionColumns(rows: readonly RankedPlace[], regions: Regions) {
  const places = rows.map(({ place }) => regions.findRegions(place));
  const names = packTexts(regions.names);
  const keys = packKeys(regions.keys.flatMap((texts, region) => listRegionKeys(region, texts)));
  return {
    countries: Uint16Array.from(places, ([country]) => country),
    states: Uint16Array.from(places, ([, state]) => state ?? NO_REGION),
    counties: Uint16Array.from(places, ([, , county]) => county ?? NO_REGION),
    regionNameStarts: names.starts,
    regionNames: names.bytes,
    regionKeyTexts: keys.texts,
    regionKeyStarts: keys.starts,
    regionKeyTargets: keys.targets,
  };
}

function listKeys(rows: readonly RankedPlace[], otherNames: GazetteerContents['otherNames']): SearchKey[] {
  const isLesser = createLesserNameTest(rows);
  return rows.flatMap(({ place }, row) =>
    listPlaceKeys({
      row,
      name: place.name,
      otherNames: otherNames.get(toPlaceKey(place)) ?? [],
      isLesser: (otherName) => isLesser(row, otherName),
    }),
  );
}

/** @returns the columns, and the zone names to which the column of zones refers by index */
export function buildColumns({ rows, regions, zones, otherNames }: GazetteerContents): {
  columns: Columns;
  zoneNames: string[];
} {
  const zoneNames = [...new Set(zones)].sort();
  const zoneIndex = new Map(zoneNames.map((zone, index) => [zone, index]));
  const keys = packKeys(listKeys(rows, otherNames));
  const columns = {
    ...buildPlaceColumns(rows),
    ...buildRegionColumns(rows, regions),
    zones: Uint16Array.from(zones, (zone) => zoneIndex.get(zone) ?? 0),
    placeKeyTexts: keys.texts,
    placeKeyStarts: keys.starts,
    placeKeyTargets: keys.targets,
  };
  return { columns, zoneNames };
}
