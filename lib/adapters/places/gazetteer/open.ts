import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Gazetteer, NearestOptions } from '../../../astro/clock/places/gazetteer.ts';
import type { ReadFile } from '../../layer-file.ts';
import { type GazetteerFile, readGazetteerFile } from './file.ts';
import { type Columns, DEGREE_SCALE } from './layout.ts';
import { createNameMatcher } from './name-matcher.ts';
import { createPlaceReader } from './place-rows.ts';
import { createPlaceSearch } from './search.ts';

/** The gazetteer, and the zones of its places. */
export interface OpenGazetteer extends Gazetteer {
  /** The zone of the place or section whose position this is; undefined where there is none. */
  zoneAtPosition(latitudeDeg: number, longitudeDeg: number): string | undefined;
}

/**
 * Opens the gazetteer in the file that layers/places/build/gazetteer writes. Opening reads the file into memory and
 * parses only a header of a few kilobytes; places are decoded when a look-up returns them.
 *
 * @param path of layers/places/gazetteer.bin
 * @param read reads the file; by default without checking it
 * @throws when the file is missing or is not a gazetteer
 */
export function openGazetteer(path: string, read?: ReadFile): OpenGazetteer {
  const file = readGazetteerFile(path, read);
  const placeAt = createPlaceReader(file);
  const search = createPlaceSearch(file);
  const matchName = createNameMatcher(file);
  const tree = openTree(file.columns.tree);
  const nearest = createNearestRowFinder(file.columns, tree);
  const listSimilar = createSimilarNameFinder(file, search);
  return {
    attribution: file.header.attribution,
    search: (query, limit) => search(query, limit).map(placeAt),
    matchName: (text, countryCode) => {
      const { rows, unknownParts } = matchName(text, countryCode);
      const exact = rows.map(placeAt);
      return { exact, unknownParts, similar: exact.length > 0 ? [] : listSimilar(text, countryCode).map(placeAt) };
    },
    nearest: (latitudeDeg, longitudeDeg, options) => {
      const match = nearest(latitudeDeg, longitudeDeg, options);
      return match && { place: placeAt(match.row), distanceKm: match.distanceKm };
    },
    zoneAtPosition: (latitudeDeg, longitudeDeg) => {
      const [row] = around(tree, longitudeDeg, latitudeDeg, 1, SAME_POSITION_KM);
      const place = row === undefined ? undefined : placeAt(row);
      return place?.latitude === latitudeDeg && place.longitude === longitudeDeg ? place.timezone : undefined;
    },
  };
}

/** Less than the distance of two positions in the file. */
const SAME_POSITION_KM = 0.001;

/** Opens the tree in the file's bytes. kdbush requires a buffer of its own: the copy, 2 MB, is freed. */
function openTree(bytes: Columns['tree']): KDBush {
  const tree = KDBush.from(bytes.slice().buffer);
  const { ids, coords, IndexArrayType, ArrayType } = tree;
  tree.ids = new IndexArrayType(bytes.buffer, bytes.byteOffset + ids.byteOffset, ids.length);
  tree.coords = new ArrayType(bytes.buffer, bytes.byteOffset + coords.byteOffset, coords.length);
  tree.data = bytes.buffer;
  return tree;
}

interface NearestRow {
  readonly row: number;
  readonly distanceKm: number;
}

/** Creates a function that finds the row nearest to a point; for a section of a city it gives the city. */
function createNearestRowFinder(columns: Columns, tree: KDBush) {
  return (latitudeDeg: number, longitudeDeg: number, options: NearestOptions = {}): NearestRow | undefined => {
    const [match] = around(tree, longitudeDeg, latitudeDeg, 1, options.withinKm);
    if (match === undefined) return undefined;
    const row = columns.cities[match] ?? match;
    const [rowLatitude, rowLongitude] = [columns.latitudes[row] ?? 0, columns.longitudes[row] ?? 0];
    const distanceKm = distance(longitudeDeg, latitudeDeg, rowLongitude / DEGREE_SCALE, rowLatitude / DEGREE_SCALE);
    return { row, distanceKm };
  };
}

type Search = (query: string, limit: number) => readonly number[];

const MAX_SIMILAR = 5;
/** Enough to find places of one country among those of the same name. */
const MAX_SEARCHED = 100;
/** Correcting a longer text takes tens of milliseconds, and few names are longer. */
const MAX_WORDS = 4;

/** Creates a function that lists rows whose names resemble a text, those in the country first considered. */
function createSimilarNameFinder(
  { header, columns }: GazetteerFile,
  search: Search,
): (text: string, countryCode: string | undefined) => readonly number[] {
  return (text, countryCode) => {
    const country = countryCode === undefined ? -1 : header.countryCodes.indexOf(countryCode);
    for (const beginning of listBeginnings(text)) {
      const rows = search(beginning, MAX_SEARCHED);
      const rowsOfCountry = rows.filter((row) => columns.countries[row] === country);
      if (rows.length > 0) return (rowsOfCountry.length > 0 ? rowsOfCountry : rows).slice(0, MAX_SIMILAR);
    }
    return [];
  };
}

/** The first words of a text, and fewer and fewer of them: what follows a name may be a region. */
function listBeginnings(text: string): string[] {
  const words = text.split(/[\s,]+/).slice(0, MAX_WORDS);
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}
