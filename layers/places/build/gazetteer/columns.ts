import KDBush from 'kdbush';
import { foldName } from '../../../../lib/domain/places/fold.ts';
import { type Columns, DEGREE_SCALE, NO_REGION } from '../../../../lib/geo/gazetteer/layout.ts';
import { type Key, packKeys, placeKeys, regionKeys } from './keys.ts';
import { lesserNames } from './lesser-names.ts';
import { keyOf } from './other-names.ts';
import type { RankedPlace } from './rank.ts';
import type { Regions } from './regions.ts';

/** Nearest places are found fastest with small leaves: twice as fast as with the 64 that kdbush takes by itself. */
const NODE_SIZE = 16;

/** All that goes into the file. */
export interface Contents {
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

function treeOf(rows: readonly RankedPlace[]): Uint8Array<ArrayBuffer> {
  // 32 bits are 2 m at the most; the distance is computed from the exact columns.
  const tree = new KDBush(rows.length, NODE_SIZE, Float32Array);
  for (const { place } of rows) tree.add(place.lng, place.lat);
  return Uint8Array.from(new Uint8Array(tree.finish().data));
}

/** 1 for each row whose name its state has more than once. */
function sharedNames(rows: readonly RankedPlace[]): Uint8Array<ArrayBuffer> {
  const texts = rows.map(({ place }) => `${place.country}.${place.admin1} ${foldName(place.name)}`);
  const counts = Map.groupBy(texts, (text) => text);
  return Uint8Array.from(texts, (text) => ((counts.get(text)?.length ?? 0) > 1 ? 1 : 0));
}

function placeColumns(rows: readonly RankedPlace[]) {
  const rowOf = new Map(rows.map(({ place }, row) => [place, row]));
  const names = packTexts(rows.map(({ place }) => place.name));
  return {
    latitudes: Int32Array.from(rows, ({ place }) => Math.round(place.lat * DEGREE_SCALE)),
    longitudes: Int32Array.from(rows, ({ place }) => Math.round(place.lng * DEGREE_SCALE)),
    populations: Uint32Array.from(rows, ({ population }) => population),
    cities: Uint32Array.from(rows, ({ city }, row) => rowOf.get(city) ?? row),
    sharesName: sharedNames(rows),
    nameStarts: names.starts,
    names: names.bytes,
    tree: treeOf(rows),
  };
}

function regionColumns(rows: readonly RankedPlace[], regions: Regions) {
  const places = rows.map(({ place }) => regions.of(place));
  const names = packTexts(regions.names);
  const keys = packKeys(regions.keys.flatMap((texts, region) => regionKeys(region, texts)));
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

function keysOf(rows: readonly RankedPlace[], otherNames: Contents['otherNames']): Key[] {
  const isLesser = lesserNames(rows);
  return rows.flatMap(({ place }, row) =>
    placeKeys({
      row,
      name: place.name,
      otherNames: otherNames.get(keyOf(place)) ?? [],
      isLesser: (otherName) => isLesser(row, otherName),
    }),
  );
}

/** @returns columns, and the zones that the column of zones points into */
export function columnsOf({ rows, regions, zones, otherNames }: Contents): { columns: Columns; zoneNames: string[] } {
  const zoneNames = [...new Set(zones)].sort();
  const zoneIndex = new Map(zoneNames.map((zone, index) => [zone, index]));
  const keys = packKeys(keysOf(rows, otherNames));
  const columns = {
    ...placeColumns(rows),
    ...regionColumns(rows, regions),
    zones: Uint16Array.from(zones, (zone) => zoneIndex.get(zone) ?? 0),
    placeKeyTexts: keys.texts,
    placeKeyStarts: keys.starts,
    placeKeyTargets: keys.targets,
  };
  return { columns, zoneNames };
}
