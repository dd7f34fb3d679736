import { BODIES, type BodyId, type CatalogBodyId } from '../../catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../catalog/mean-motions.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';

/** Of two whose mean motion seen from the Earth is not their own, days; rounded, as only steps depend on it. */
const INNER_PLANET_PERIOD_DAYS: Partial<Record<CatalogBodyId, number>> = { mercury: 88, venus: 225 };

/** About how long a body takes to go round the Sun, the Moon the Earth, and the Earth, for the Sun, him: days. */
export const orbitalPeriodDays = (body: CatalogBodyId): number =>
  INNER_PLANET_PERIOD_DAYS[body] ?? 360 / MEAN_MOTION_DEG_PER_DAY[body];

/** Whether it goes round something: nodes and apogees of the Moon are directions. */
export const hasOrbit = (body: CatalogBodyId): boolean =>
  BODIES[body].kind === 'planet' || BODIES[body].kind === 'asteroid';

/** What goes round, and round what, for one body of the catalog. */
export interface Orbit {
  readonly body: BodyId;
  readonly center: { readonly type: 'geocentric' } | { readonly type: 'heliocentric' };
}

export function orbitOf(body: CatalogBodyId): Orbit {
  if (body === 'moon') return { body, center: { type: 'geocentric' } };
  return { body: body === 'sun' ? 'earth' : body, center: { type: 'heliocentric' } };
}

/** Moments at equal distances, no more than so many days apart, both ends among them. */
export function sampleMoments({ fromJdUt, toJdUt }: JdRange, longestStepDays: number): readonly JdUt[] {
  const steps = Math.max(1, Math.ceil((toJdUt - fromJdUt) / longestStepDays));
  return Array.from({ length: steps + 1 }, (_, index) => jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / steps));
}
