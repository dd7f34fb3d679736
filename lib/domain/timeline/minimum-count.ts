import type { AspectId } from '../../catalog/aspects.ts';
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../catalog/mean-motions.ts';
import type { JdRange } from '../../units/time.ts';
import { listAspectPairs, toAspectAngles } from './aspects.ts';
import { type EventType, selectParticipants } from './kinds.ts';

const SIGNS_ROUND = 12;

/** What is looked for, as far as its number hangs on it. */
export interface EventCountQuery {
  readonly types: readonly EventType[];
  readonly bodies: readonly CatalogBodyId[];
  readonly aspects: readonly AspectId[];
  readonly window: JdRange;
}

/**
 * How many ingresses and aspects there are at least, whatever the bodies do: a body that goes round the zodiac, or round
 * another, passes every sign and every angle once or more. One turn is taken off, as true places are off the mean ones.
 */
export function countMinimumEvents({ types, bodies, aspects, window }: EventCountQuery): number {
  const days = window.toJdUt - window.fromJdUt;
  const turnsOf = (degPerDay: number): number => Math.max(0, Math.floor((degPerDay * days) / 360) - 1);
  const speedOf = (body: CatalogBodyId): number => MEAN_MOTION_DEG_PER_DAY[body];
  const ingresses = types.includes('ingress')
    ? selectParticipants('ingress', bodies).map((body) => SIGNS_ROUND * turnsOf(speedOf(body)))
    : [];
  const angles = toAspectAngles(aspects).size;
  const exactAspects = types.includes('aspect')
    ? listAspectPairs(bodies).map(({ first, second }) => angles * turnsOf(Math.abs(speedOf(first) - speedOf(second))))
    : [];
  return [...ingresses, ...exactAspects].reduce((sum, count) => sum + count, 0);
}

const DAYS_PER_YEAR = 365.25;

/** Pairs between which aspects are looked for, times years: what such a search takes grows with it. */
export function countPairYears({ types, bodies, window }: EventCountQuery): number {
  const pairs = types.includes('aspect') ? listAspectPairs(bodies).length : 0;
  return (pairs * (window.toJdUt - window.fromJdUt)) / DAYS_PER_YEAR;
}
