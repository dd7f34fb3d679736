import { longitudeDeg } from '../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../base/units/time.ts';
import { type GeocentricSky, longitudeAt, stateAt, toTropicalSky } from '../motion/geocentric-sky.ts';
import { type DegreeCondition, findDegreeSpans, judgeDegree } from '../timing/elections/degree-spans.ts';
import { findMotionSpans } from '../timing/elections/event-spans.ts';
import type { Spans } from '../timing/elections/intervals.ts';
import type { MovingBody } from '../timing/elections/moving-body.ts';
import type { Verdict } from '../timing/elections/verdict.ts';
import { progressionRatio } from '../timing/progressions/rates.ts';

export const PROGRESSED_METHODS = ['secondary', 'tertiary', 'minor'] as const;
type ProgressedMethod = (typeof PROGRESSED_METHODS)[number];

/** A progressed body and what it is to fulfill. */
export interface ProgressedRule {
  readonly body: MovingBody;
  readonly method: ProgressedMethod;
  /** Its longitude or its motion. */
  readonly condition: DegreeCondition | 'direct' | 'retrograde';
}

/**
 * The time of a life in which a progressed body fulfills a condition. The sky of the days after birth is searched as any
 * other; each of its moments stands for one of the life.
 *
 * @returns nothing before the birth
 */
export function findProgressedSpans(
  sky: GeocentricSky,
  birth: JdUt,
  { body, method, condition }: ProgressedRule,
  window: JdRange,
): Spans {
  const ratio = progressionRatio(method, 'default');
  const life = clipRange(window, { fromJdUt: birth, toJdUt: jdUt(Number.POSITIVE_INFINITY) });
  if (life.fromJdUt >= life.toJdUt) return [];
  const toSky = (moment: JdUt): JdUt => progressedMoment(birth, method, moment);
  const toLife = (moment: JdUt): JdUt => jdUt(birth + (moment - birth) / ratio);
  const progressed = { fromJdUt: toSky(life.fromJdUt), toJdUt: toSky(life.toJdUt) };
  const spans =
    typeof condition === 'string'
      ? findMotionSpans(sky, body, condition, progressed)
      : findDegreeSpans(sky, body, condition, progressed);
  return spans.map(({ fromJdUt, toJdUt }) => ({
    fromJdUt: fromJdUt === progressed.fromJdUt ? life.fromJdUt : toLife(fromJdUt),
    toJdUt: toJdUt === progressed.toJdUt ? life.toJdUt : toLife(toJdUt),
  }));
}

/** The progressed moment that stands for one of a life. */
export const progressedMoment = (birth: JdUt, method: ProgressedMethod, moment: JdUt): JdUt =>
  jdUt(birth + (moment - birth) * progressionRatio(method, 'default'));

/** The verdict at a moment of a life; false before the birth. */
export function judgeProgressed(
  sky: GeocentricSky,
  birth: JdUt,
  { body, method, condition }: ProgressedRule,
  moment: JdUt,
): Verdict {
  if (moment < birth) return { holds: false, distance: { days: birth - moment } };
  const progressed = progressedMoment(birth, method, moment);
  if (typeof condition !== 'string')
    return judgeDegree(condition, longitudeDeg(longitudeAt(sky, body.source, progressed) + body.offsetDeg));
  const { longitudeSpeedDegPerDay } = stateAt(toTropicalSky(sky), body.source, progressed);
  return { holds: longitudeSpeedDegPerDay < 0 === (condition === 'retrograde'), distance: {} };
}
