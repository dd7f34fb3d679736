import type { MapPosition } from '../../lib/draw/map/map-picture.ts';
import land from './land.json' with { type: 'json' };

let rings: readonly (readonly MapPosition[])[] | undefined;

/**
 * Coastlines of the Earth, with a corner about every fifth of a degree; a ring inside another one is a lake.
 *
 * @source Natural Earth at 1:50 million, through world-atlas 2.0.2; docs/pictures/world-outline.ts writes the file
 */
export function readLand(): readonly (readonly MapPosition[])[] {
  rings ??= land.path.split('z').flatMap((ring) => (ring === '' ? [] : [readRing(ring)]));
  return rings;
}

const NUMBER = /-?\d+/g;

/** `M10 20l3-4` is a position and steps from it, in units of the file; latitudes are counted downwards. */
function readRing(ring: string): readonly MapPosition[] {
  const numbers = (ring.match(NUMBER) ?? []).map(Number);
  let [x, y] = [0, 0];
  const positions: MapPosition[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    positions.push([x / land.unitsPerDeg, -y / land.unitsPerDeg]);
  }
  return positions;
}
