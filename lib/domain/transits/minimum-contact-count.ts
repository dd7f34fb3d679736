import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../catalog/mean-motions.ts';
import type { JdRange } from '../../units/time.ts';

/**
 * How many exact contacts there are at least, whatever the bodies do: each passes every target once or more when it goes
 * round the zodiac. One turn is taken off, as true places are off the mean ones.
 */
export function countMinimumContacts(bodies: readonly CatalogBodyId[], window: JdRange, targetCount: number): number {
  const days = window.toJdUt - window.fromJdUt;
  const turns = bodies.map((body) => Math.max(0, Math.floor((MEAN_MOTION_DEG_PER_DAY[body] * days) / 360) - 1));
  return turns.reduce((sum, count) => sum + count * targetCount, 0);
}
