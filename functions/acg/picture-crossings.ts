import type { AcgAngle } from '../../lib/astro/chart/acg/angles.ts';
import type { AcgBodyId } from '../../lib/astro/chart/acg/bodies.ts';
import { TURN_DEG } from '../../lib/base/units/angle.ts';
import type { MapBounds, MapPosition, MapSpot } from '../../lib/draw/map/map-picture.ts';
import { TURNS, widthOf } from '../../lib/draw/map/project.ts';
import type { MapMarks } from './picture.ts';
import { lookOfAngle, lookOfBody } from './picture-lines.ts';

/** A line of a body over a map. */
interface MapLine {
  readonly body: AcgBodyId;
  readonly angle: AcgAngle;
  /** Each without a jump. */
  readonly parts: readonly (readonly MapPosition[])[];
}

/** A map with more crossings than this would have more marks than lines. */
const MOST_CROSSINGS = 40;
const TOO_MANY = `Over ${MOST_CROSSINGS} crossings: marked in a smaller region`;

/** Symbols of two bodies with their angles, and the same in words. */
export const describePair = (
  pair: readonly Pick<MapLine, 'body' | 'angle'>[],
): Required<Pick<MapSpot, 'label' | 'title'>> => ({
  label: pair.map(({ body, angle }) => ({
    symbol: lookOfBody(body).symbol ?? '',
    text: lookOfAngle(body, angle).label,
  })),
  title: pair.map(({ body, angle }) => lookOfAngle(body, angle).title).join(', '),
});

/**
 * Marks the places of a map at which lines of two bodies cross, or notes that they are more than can be read. Found between the positions
 * of the lines, which maps join by straight strokes.
 */
export function markCrossings(lines: readonly MapLine[], bounds: MapBounds): MapMarks {
  const inside = lines.map((line) => ({ ...line, steps: line.parts.flatMap((part) => listSteps(part, bounds)) }));
  const spots: MapSpot[] = [];
  for (const [index, one] of inside.entries()) {
    for (const other of inside.slice(index + 1)) {
      if (one.body === other.body) continue;
      for (const at of listMeetings(one.steps, other.steps)) {
        if (spots.length === MOST_CROSSINGS) return { spots: [], notes: [TOO_MANY] };
        const data = { 'data-crossing': `${one.body}_${one.angle}_${other.body}_${other.angle}` };
        spots.push({ shape: 'crossing', at, ...describePair([one, other]), data });
      }
    }
  }
  return { spots, notes: [] };
}

/** Two positions of a line, one after the other. */
type Step = readonly [MapPosition, MapPosition];

/** The steps of a part that reach into the bounds, a whole number of turns further east where they do so there. */
function listSteps(part: readonly MapPosition[], bounds: MapBounds): readonly Step[] {
  const { west, south, north } = bounds;
  const east = west + widthOf(bounds);
  return TURNS.flatMap((turns) =>
    part.slice(1).flatMap((end, index): readonly Step[] => {
      const [from, to] = [turn(part[index] ?? end, turns), turn(end, turns)];
      const isOutside =
        Math.max(from[0], to[0]) < west ||
        Math.min(from[0], to[0]) > east ||
        Math.max(from[1], to[1]) < south ||
        Math.min(from[1], to[1]) > north;
      return isOutside ? [] : [[from, to]];
    }),
  );
}

const turn = ([longitude, latitude]: MapPosition, turns: number): MapPosition => [
  longitude + turns * TURN_DEG,
  latitude,
];

const listMeetings = (steps: readonly Step[], others: readonly Step[]): readonly MapPosition[] =>
  steps.flatMap((step) => others.map((other) => cross(step, other))).filter((at) => at !== undefined);

/** Where two steps cross; undefined for parallel ones, and for those that only point at each other. */
function cross([[ax, ay], [bx, by]]: Step, [[cx, cy], [dx, dy]]: Step): MapPosition | undefined {
  const determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (determinant === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant;
  const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant;
  const isOnBoth = along >= 0 && along < 1 && across >= 0 && across < 1;
  return isOnBoth ? [ax + along * (bx - ax), ay + along * (by - ay)] : undefined;
}
