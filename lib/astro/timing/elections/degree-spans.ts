import { type ClassicalPlanet, EGYPTIAN_TERMS, FACE_SIZE_DEG } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../../base/units/angle.ts';
import type { JdRange } from '../../../base/units/time.ts';
import { computeEssentialDignities } from '../../chart/dignities/essential-dignities.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { TargetLattice } from '../../motion/targets.ts';
import { DEG_PER_SIGN, signOf } from '../../sky/zodiac/sign-position.ts';
import { type AspectReach, listReachBorders } from './aspect-reach.ts';
import { complementSpans, intersectSpans, type Spans, selectSpans, uniteSpans } from './intervals.ts';
import { bodyLongitudeAt, findBodyCrossings, type MovingBody } from './moving-body.ts';

/** A condition on the longitude of one body, and the degrees at which it may change. */
interface DegreeCondition {
  readonly body: MovingBody;
  readonly lattices: readonly TargetLattice[];
  readonly holds: (longitude: LongitudeDeg) => boolean;
}

function findDegreeSpans(sky: GeocentricSky, { body, lattices, holds }: DegreeCondition, window: JdRange): Spans {
  const borders = findBodyCrossings(sky, body, lattices, window);
  return selectSpans(window, borders, (moment) => holds(bodyLongitudeAt(sky, body, moment)));
}

const SIGN_BORDERS: TargetLattice = { firstDeg: 0, everyDeg: DEG_PER_SIGN };

/** The time in which a body is in one of some signs of the zodiac of the sky. */
export function findSignSpans(sky: GeocentricSky, body: MovingBody, signs: readonly Sign[], window: JdRange): Spans {
  const holds = (longitude: LongitudeDeg): boolean => signs.includes(signOf(longitude));
  return findDegreeSpans(sky, { body, lattices: [SIGN_BORDERS], holds }, window);
}

/** Fixed points, and the aspects of a body to them. */
interface FixedAspects {
  readonly pointsDeg: readonly LongitudeDeg[];
  readonly aspects: readonly AspectReach[];
}

/** The time in which a body is within orb of an aspect to one of some fixed points. */
export function findFixedAspectSpans(
  sky: GeocentricSky,
  body: MovingBody,
  { pointsDeg, aspects }: FixedAspects,
  window: JdRange,
): Spans {
  const lattices = pointsDeg.flatMap((point) =>
    aspects.flatMap(listReachBorders).map((border) => ({ firstDeg: longitudeDeg(point + border), everyDeg: 360 })),
  );
  const holds = (longitude: LongitudeDeg): boolean =>
    pointsDeg.some((point) =>
      aspects.some(({ angleDeg, orbDeg }) => Math.abs(separationDeg(point, longitude) - angleDeg) <= orbDeg),
    );
  return findDegreeSpans(sky, { body, lattices, holds }, window);
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
  const body: MovingBody = { source: planet, offsetDeg: 0 };
  const borders = findBodyCrossings(sky, body, DIGNITY_BORDERS, window);
  const bySect = (isDay: boolean): Spans =>
    selectSpans(window, borders, (moment) => {
      const dignities = computeEssentialDignities(planet, bodyLongitudeAt(sky, body, moment), isDay);
      return (dignities?.score ?? Number.NEGATIVE_INFINITY) >= minScore;
    });
  return uniteSpans(intersectSpans(bySect(true), day), intersectSpans(bySect(false), complementSpans(day, window)));
}
