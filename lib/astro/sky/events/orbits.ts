import { type BodyId, NUMBERED_BODIES, type NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../base/catalog/mean-motions.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';

/**
 * Orbital periods of the two bodies whose mean geocentric motion is that of the Sun, days. Rounded, as only step sizes
 * depend on them.
 */
const INNER_PLANET_PERIOD_DAYS: Partial<Record<NumberedBodyId, number>> = { mercury: 88, venus: 225 };

/** Approximate period of a body's orbit, days. @see Orbit */
export const orbitalPeriodDays = (body: NumberedBodyId): number =>
  INNER_PLANET_PERIOD_DAYS[body] ?? 360 / MEAN_MOTION_DEG_PER_DAY[body];

/** Whether a body moves on an orbit, so that it turns back: nodes and apogees of the Moon are directions only. */
export const isOnOrbit = (body: NumberedBodyId): boolean => !['node', 'point'].includes(NUMBERED_BODIES[body].kind);

/**
 * Whether the shape of a body's orbit is observed, so that it has apsides and nodes. Hypothetical planets have circles; and beyond
 * Pluto a year changes a distance near its extremum less than the Sun does, which Jupiter draws to and fro.
 */
export const hasOrbit = (body: NumberedBodyId): boolean =>
  NUMBERED_BODIES[body].kind === 'planet' || NUMBERED_BODIES[body].kind === 'asteroid';

/** Orbit that stands for a body of the catalog: the Moon's round the Earth, the Earth's for the Sun, else the body's own. */
interface Orbit {
  readonly body: BodyId;
  readonly center: { readonly type: 'geocentric' } | { readonly type: 'heliocentric' };
}

export function orbitOf(body: NumberedBodyId): Orbit {
  if (body === 'moon') return { body, center: { type: 'geocentric' } };
  return { body: body === 'sun' ? 'earth' : body, center: { type: 'heliocentric' } };
}

/** Equidistant moments of a range, including both ends, with steps no longer than `longestStepDays`. */
export function sampleMoments({ fromJdUt, toJdUt }: JdRange, longestStepDays: number): readonly JdUt[] {
  const steps = Math.max(1, Math.ceil((toJdUt - fromJdUt) / longestStepDays));
  return Array.from({ length: steps + 1 }, (_, index) => jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / steps));
}

/**
 * Multiples of a step from before a range to after it, limited to where a quantity is defined. The same moments serve any
 * range.
 */
export function gridMoments(range: JdRange, stepDays: number, coverage: JdRange): readonly JdUt[] {
  const { fromJdUt, toJdUt } = clipRange(range, coverage);
  const first = Math.floor(fromJdUt / stepDays);
  const count = Math.ceil(toJdUt / stepDays) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const moment = (first + index) * stepDays;
    return jdUt(Math.min(Math.max(moment, coverage.fromJdUt), coverage.toJdUt));
  });
}
