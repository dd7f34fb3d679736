import { type ClassicalPlanet, EGYPTIAN_TERMS, FACE_SIZE_DEG } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg, TURN_DEG } from '../../../base/units/angle.ts';
import type { JdRange } from '../../../base/units/time.ts';
import { computeEssentialDignities } from '../../chart/dignities/essential-dignities.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { TargetLattice } from '../../motion/targets.ts';
import { DEG_PER_SIGN, signOf } from '../../sky/zodiac/sign-position.ts';
import { type AspectReach, listReachBorders } from './aspect-reach.ts';
import { complementSpans, intersectSpans, type Spans, selectSpans, uniteSpans } from './intervals.ts';
import { bodyLongitudeAt, findBodyCrossings, type MovingBody } from './moving-body.ts';
import { judgeOnCircle, type Verdict } from './verdict.ts';

/** A condition on a longitude, and the degrees at which it may change. */
export interface DegreeCondition {
  readonly lattices: readonly TargetLattice[];
  readonly holds: (longitude: LongitudeDeg) => boolean;
}

/** The time in which a body fulfills a condition on its longitude. */
export function findDegreeSpans(
  sky: GeocentricSky,
  body: MovingBody,
  { lattices, holds }: DegreeCondition,
  window: JdRange,
): Spans {
  const borders = findBodyCrossings(sky, body, lattices, window);
  return selectSpans(window, borders, (moment) => holds(bodyLongitudeAt(sky, body, moment)));
}

const SIGN_BORDERS: TargetLattice = { firstDeg: 0, everyDeg: DEG_PER_SIGN };

/** A longitude lies in one of some signs. */
export const inSigns = (signs: readonly Sign[]): DegreeCondition => ({
  lattices: [SIGN_BORDERS],
  holds: (longitude) => signs.includes(signOf(longitude)),
});

/** The verdict of a condition on a longitude. */
export const judgeDegree = ({ lattices, holds }: DegreeCondition, longitude: LongitudeDeg): Verdict =>
  judgeOnCircle(longitude, lattices.flatMap(listLatticeDegrees), holds);

const listLatticeDegrees = ({ firstDeg, everyDeg }: TargetLattice): readonly number[] =>
  Array.from({ length: Math.round(TURN_DEG / everyDeg) }, (_, index) => firstDeg + index * everyDeg);

/** Fixed points, and the aspects of a body to them. */
interface FixedAspects {
  readonly pointsDeg: readonly LongitudeDeg[];
  readonly aspects: readonly AspectReach[];
}

/** A longitude is within orb of an aspect to one of some fixed points. */
export function inFixedAspect({ pointsDeg, aspects }: FixedAspects): DegreeCondition {
  const lattices = pointsDeg.flatMap((point) =>
    aspects.flatMap(listReachBorders).map((border) => ({ firstDeg: longitudeDeg(point + border), everyDeg: 360 })),
  );
  const holds = (longitude: LongitudeDeg): boolean =>
    pointsDeg.some((point) =>
      aspects.some(({ angleDeg, orbDeg }) => Math.abs(separationDeg(point, longitude) - angleDeg) <= orbDeg),
    );
  return { lattices, holds };
}

const DIGNITY_BORDERS: readonly TargetLattice[] = [
  { firstDeg: 0, everyDeg: FACE_SIZE_DEG },
  ...SIGNS.flatMap((sign, index) => {
    let endDeg = index * DEG_PER_SIGN;
    return EGYPTIAN_TERMS[sign].slice(0, -1).map(([, sizeDeg]) => {
      endDeg += sizeDeg;
      return { firstDeg: endDeg, everyDeg: 360 };
    });
  }),
];

/** A planet, and the score that its essential dignities are to reach. */
interface DignityCondition {
  readonly planet: ClassicalPlanet;
  readonly minScore: number;
}

/** A planet has a score of essential dignities or a higher one, by day or by night. */
export const inDignity = ({ planet, minScore }: DignityCondition, isDay: boolean): DegreeCondition => ({
  lattices: DIGNITY_BORDERS,
  holds: (longitude) =>
    (computeEssentialDignities(planet, longitude, isDay)?.score ?? Number.NEGATIVE_INFINITY) >= minScore,
});

/**
 * The time in which a planet has a score of essential dignities or a higher one.
 *
 * @param day spans in which the Sun is up, as the triplicity depends on the sect
 */
export function findDignitySpans(
  sky: GeocentricSky,
  { planet, minScore }: DignityCondition,
  day: Spans,
  window: JdRange,
): Spans {
  const bySect = (isDay: boolean): Spans =>
    findDegreeSpans(sky, { source: planet, offsetDeg: 0 }, inDignity({ planet, minScore }, isDay), window);
  return uniteSpans(intersectSpans(bySect(true), day), intersectSpans(bySect(false), complementSpans(day, window)));
}
