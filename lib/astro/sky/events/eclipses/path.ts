import { asinDeg, atan2Deg } from '../../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import { dot, lengthOf, subtractVectors, type Vector } from '../../vector.ts';
import type { SolarEclipse, SubPoint } from './eclipse.ts';
import { findShadowPlace, geographicLongitudeDeg, verticalOf } from './greatest-place.ts';
import { type ConeOf, coneOfMagnitude, findLimitPoint } from './ground-limits.ts';
import { moonShadowAt } from './moon-shadow.ts';
import { EARTH_EQUATORIAL_RADIUS_KM } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

export const PATH_LINES = ['central_line', 'northern_limit', 'southern_limit'] as const;
export type PathLineId = (typeof PATH_LINES)[number];

/** A point of a line on the ground, and when the shadow passes it. */
export interface PathPoint extends SubPoint {
  readonly moment: JdUt;
  /** Geometric altitude of the Sun, `[0, 90]`. */
  readonly sunAltitudeDeg: number;
}

/** A line that the shadow draws on the ground, in order of time. */
export interface PathLine {
  readonly id: PathLineId;
  readonly points: readonly PathPoint[];
}

/** A curve on which the eclipse is equally great at its greatest. */
export interface MagnitudeCurve {
  readonly magnitude: number;
  readonly id: Exclude<PathLineId, 'central_line'>;
  readonly points: readonly PathPoint[];
}

const umbraOf: ConeOf = ({ umbra }) => umbra;

/**
 * Central line and limits of totality or annularity, each as far as the Sun is up.
 *
 * A line that does not exist is left out: an eclipse whose axis misses the Earth has no central line, one whose shadow
 * overhangs the Earth's edge all the time has one limit, and a partial one has none.
 */
export function tracePath(
  sky: SunAndMoon,
  { umbra, central }: Pick<SolarEclipse, 'umbra' | 'central'>,
): readonly PathLine[] {
  const axisAt = (moment: JdUt) => findShadowPlace(moonShadowAt(sky, moment));
  const lines: readonly (PathLine | undefined)[] = [
    central && { id: 'central_line', points: traceLine(sky, axisAt, central.centralLine) },
    ...(umbra ? traceLimits(sky, umbraOf, umbra) : []),
  ];
  return lines.filter((line) => line !== undefined && line.points.length > 1) as readonly PathLine[];
}

/** Both curves on which the greatest magnitude is as given, each as far as the Sun is up then; those that exist. */
export function traceMagnitude(
  sky: SunAndMoon,
  { penumbra }: Pick<SolarEclipse, 'penumbra'>,
  magnitude: number,
): readonly MagnitudeCurve[] {
  return traceLimits(sky, coneOfMagnitude(magnitude), penumbra)
    .filter(({ points }) => points.length > 1)
    .map((line) => ({ ...line, magnitude }));
}

function traceLimits(sky: SunAndMoon, coneOf: ConeOf, span: JdRange) {
  return ([1, -1] as const).map((side) => {
    const points = traceLine(sky, (moment) => findLimitPoint(sky, coneOf, { moment, side }), span);
    // The shadow moves east, so that its left is north.
    return { id: side === 1 ? ('northern_limit' as const) : ('southern_limit' as const), points };
  });
}

type PlaceAt = (moment: JdUt) => Vector | undefined;

/** Moments at which a line is looked for before it is followed: every few minutes. */
const PROBES = 96;
/** Halvings that find the end of a line: to a tenth of a millisecond. */
const HALVINGS = 26;
/** A line is halved until the ground between two points is this near to their chord, equatorial radii: 0.2 km. */
const TOLERANCE = 0.2 / EARTH_EQUATORIAL_RADIUS_KM;
/** No step is longer, equatorial radii: 120 km, as a line of a map is straight in longitude and latitude. */
const LONGEST_STEP = 120 / EARTH_EQUATORIAL_RADIUS_KM;
const MOST_DEPTH = 9;

/** Follows a line through the part of a span in which it is on the Earth. */
function traceLine(sky: SunAndMoon, placeAt: PlaceAt, { fromJdUt, toJdUt }: JdRange): readonly PathPoint[] {
  const probes = Array.from({ length: PROBES + 1 }, (_, index) =>
    jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / PROBES),
  );
  const present = probes.map((moment) => placeAt(moment) !== undefined);
  const [first, last] = [present.indexOf(true), present.lastIndexOf(true)];
  if (first === -1) return [];
  const start = findEnd(placeAt, probes[first] as JdUt, probes[first - 1]);
  const end = findEnd(placeAt, probes[last] as JdUt, probes[last + 1]);
  const groundAt = (moment: JdUt): Ground | undefined => toGround(sky, moment, placeAt(moment));
  const inner = probes.slice(first, last + 1).filter((moment) => moment > start && moment < end);
  const marks = [start, ...inner, end].flatMap((moment) => groundAt(moment) ?? []);
  return marks
    .flatMap((mark, index) => [...(index > 0 ? refine(groundAt, marks[index - 1] as Ground, mark, 0) : []), mark])
    .map(({ point }) => point);
}

/** The last moment at which a line is on the Earth, between one at which it is and one at which it is not. */
function findEnd(placeAt: PlaceAt, inside: JdUt, outside: JdUt | undefined): JdUt {
  let [on, off] = [inside, outside];
  for (let step = 0; off !== undefined && step < HALVINGS; step += 1) {
    const middle = jdUt((on + off) / 2);
    if (placeAt(middle) === undefined) off = middle;
    else on = middle;
  }
  return on;
}

interface Ground {
  readonly point: PathPoint;
  /** On the rotating Earth, equatorial radii. */
  readonly fixed: Vector;
}

function toGround(sky: SunAndMoon, moment: JdUt, place: Vector | undefined): Ground | undefined {
  if (place === undefined) return undefined;
  const vertical = verticalOf(place);
  const { toSun } = moonShadowAt(sky, moment);
  const longitudeDeg = geographicLongitudeDeg(atan2Deg(vertical.y, vertical.x), sky.siderealTimeDegAt(moment));
  const [turn, fromAxis] = [(longitudeDeg * Math.PI) / 180, Math.hypot(place.x, place.y)];
  return {
    point: {
      moment,
      latitudeDeg: asinDeg(vertical.z),
      longitudeDeg,
      sunAltitudeDeg: Math.max(0, asinDeg(dot(vertical, toSun))),
    },
    fixed: { x: fromAxis * Math.cos(turn), y: fromAxis * Math.sin(turn), z: place.z },
  };
}

/** Points between two of a line, as many as keep it within the tolerance. */
function refine(groundAt: (moment: JdUt) => Ground | undefined, from: Ground, to: Ground, depth: number): Ground[] {
  const middle = groundAt(jdUt((from.point.moment + to.point.moment) / 2));
  if (middle === undefined || depth === MOST_DEPTH) return [];
  const [chord, offset] = [subtractVectors(to.fixed, from.fixed), subtractVectors(middle.fixed, from.fixed)];
  const length = lengthOf(chord);
  const share = length === 0 ? 0 : dot(offset, chord) / (length * length);
  const sag = (length * length) / 8;
  const away = lengthOf(subtractVectors(offset, { x: chord.x * share, y: chord.y * share, z: chord.z * share }));
  if (length < LONGEST_STEP && away - sag < TOLERANCE) return [];
  return [...refine(groundAt, from, middle, depth + 1), middle, ...refine(groundAt, middle, to, depth + 1)];
}
