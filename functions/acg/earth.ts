import { brotliDecompressSync } from 'node:zlib';
import { once } from '../../lib/base/memoize.ts';
import type { MapCity, MapPosition } from '../../lib/draw/map/map-picture.ts';
import borders from './borders.json' with { type: 'json' };
import places from './cities.json' with { type: 'json' };
import land from './land.json' with { type: 'json' };

type Lines = readonly (readonly MapPosition[])[];

/** Lines as one path, in steps of a fraction of a degree. */
interface PackedLines {
  readonly unitsPerDeg: number;
  readonly path: string;
}

/** Cities as `name;longitude;latitude`. */
interface PackedCities {
  readonly unitsPerDeg: number;
  readonly cities: readonly string[];
}

/** The value of a file of this folder: JSON compressed by brotli, in base64. Three functions have the files in their code. */
export const unpack = <Value>(packed: string): Value =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

/**
 * Coastlines of the Earth, with a corner about every fifth of a degree; a ring inside another one is a lake.
 *
 * @source Natural Earth at 1:50 million, through world-atlas 2.0.2; docs/pictures/world-outline.ts writes the file
 */
export const readLand = once((): Lines => readLines(unpack<PackedLines>(land)));

/** Borders between countries, each once. @source as {@link readLand} */
export const readBorders = once((): Lines => readLines(unpack<PackedLines>(borders)));

/**
 * Cities with at least 200 000 inhabitants, the greatest first.
 *
 * @source GeoNames, through `layers/places/gazetteer.bin`; docs/pictures/world-outline.ts writes the file
 */
export const readCities = once((): readonly MapCity[] => {
  const { cities, unitsPerDeg } = unpack<PackedCities>(places);
  return cities.map((line) => {
    const [name = '', x, y] = line.split(';');
    return { name, at: [Number(x) / unitsPerDeg, Number(y) / unitsPerDeg] };
  });
});

const NUMBER = /-?\d+/g;

/** `M10 20l3-4` is a position and steps from it, in units of the file; latitudes are counted downwards. */
function readLines({ path, unitsPerDeg }: PackedLines): Lines {
  return path.split('M').flatMap((line) => (line === '' ? [] : [readLine(line, unitsPerDeg)]));
}

function readLine(line: string, unitsPerDeg: number): readonly MapPosition[] {
  const numbers = (line.match(NUMBER) ?? []).map(Number);
  let [x, y] = [0, 0];
  const positions: MapPosition[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    positions.push([x / unitsPerDeg, -y / unitsPerDeg]);
  }
  return positions;
}
