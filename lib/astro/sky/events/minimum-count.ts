import type { AspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../base/catalog/mean-motions.ts';
import { SIGNS } from '../../../base/catalog/signs.ts';
import type { JdRange } from '../../../base/units/time.ts';
import { listAspectPairs, toAspectAngles } from './aspects.ts';
import { type EventType, selectParticipants } from './kinds.ts';

/** The parts of a query that bound the number of its events. */
interface EventCountQuery {
  readonly types: readonly EventType[];
  readonly bodies: readonly NumberedBodyId[];
  readonly aspects: readonly AspectId[];
  readonly window: JdRange;
}

/**
 * Lower bound of the number of ingresses and aspects. In each revolution through the zodiac, or relative to another body,
 * a body enters every sign and makes every angle at least once. One revolution is subtracted, as true positions differ
 * from mean ones.
 */
export function countMinimumEvents({ types, bodies, aspects, window }: EventCountQuery): number {
  const days = window.toJdUt - window.fromJdUt;
  const turnsOf = (degPerDay: number): number => Math.max(0, Math.floor((degPerDay * days) / 360) - 1);
  const speedOf = (body: NumberedBodyId): number => MEAN_MOTION_DEG_PER_DAY[body];
  const ingresses = types.includes('ingress')
    ? selectParticipants('ingress', bodies).map((body) => SIGNS.length * turnsOf(speedOf(body)))
    : [];
  const angles = toAspectAngles(aspects).size;
  const exactAspects = types.includes('aspect')
    ? listAspectPairs(bodies).map(({ first, second }) => angles * turnsOf(Math.abs(speedOf(first) - speedOf(second))))
    : [];
  return [...ingresses, ...exactAspects].reduce((sum, count) => sum + count, 0);
}

const DAYS_PER_YEAR = 365.25;

/** Number of pairs times years of the window: a measure of the cost of a search for aspects. */
export function countPairYears({ types, bodies, window }: EventCountQuery): number {
  const pairs = types.includes('aspect') ? listAspectPairs(bodies).length : 0;
  return (pairs * (window.toJdUt - window.fromJdUt)) / DAYS_PER_YEAR;
}
