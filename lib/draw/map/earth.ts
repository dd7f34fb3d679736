import { once } from '../../base/memoize.ts';
import borders from './borders.json' with { type: 'json' };
import places from './cities.json' with { type: 'json' };
import land from './land.json' with { type: 'json' };
import type { MapCity, MapPosition } from './map-picture.ts';

type Lines = readonly (readonly MapPosition[])[];

/**
 * Coastlines of the Earth, with a corner about every fifth of a degree; a ring inside another one is a lake.
 *
 * @source Natural Earth at 1:50 million, through world-atlas 2.0.2; docs/pictures/world-outline.ts writes the file
 */
export const readLand = once((): Lines => readLines(land));

/** Borders between countries, each once. @source as {@link readLand} */
export const readBorders = once((): Lines => readLines(borders));

/**
 * Cities with at least 200 000 inhabitants, the greatest first.
 *
 * @source GeoNames, through `layers/places/gazetteer.bin`; docs/pictures/world-outline.ts writes the file
 */
export const readCities = once((): readonly MapCity[] => {
  const [positions = []] = readLines({ lines: [places.positions], unitsPerDeg: places.unitsPerDeg });
  return places.names.split(';').map((name, index) => ({ name, at: positions[index] as MapPosition }));
});

/** A value takes characters of five bits each, the lowest first; a character with this bit is followed by another. */
const MORE = 32;
/** Code of the character for 0. */
const FIRST_CODE = 63;

/**
 * Reads polylines: the first position of each, then the steps from one to the next, in units of the file; latitudes are counted
 * downwards. Odd values are negative.
 *
 * @source Encoded Polyline Algorithm Format, https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
function readLines({ lines, unitsPerDeg }: { readonly lines: readonly string[]; readonly unitsPerDeg: number }): Lines {
  return lines.map((line) => {
    let [x, y] = [0, 0];
    const steps = readValues(line);
    return Array.from({ length: steps.length / 2 }, (_, index): MapPosition => {
      x += steps[2 * index] ?? 0;
      y += steps[2 * index + 1] ?? 0;
      return [x / unitsPerDeg, -y / unitsPerDeg];
    });
  });
}

function readValues(line: string): readonly number[] {
  const values: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < line.length; index += 1) {
    const chunk = line.charCodeAt(index) - FIRST_CODE;
    value |= (chunk & (MORE - 1)) << shift;
    shift += 5;
    if (chunk >= MORE) continue;
    values.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return values;
}
