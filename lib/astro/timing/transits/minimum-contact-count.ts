import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../base/catalog/mean-motions.ts';
import type { JdRange } from '../../../base/units/time.ts';

/**
 * Lower bound of the number of exact contacts. In each revolution through the zodiac a body crosses every target at least
 * once. One revolution is subtracted, as true positions differ from mean ones.
 */
export function countMinimumContacts(bodies: readonly NumberedBodyId[], window: JdRange, targetCount: number): number {
  const days = window.toJdUt - window.fromJdUt;
  const turns = bodies.map((body) => Math.max(0, Math.floor((MEAN_MOTION_DEG_PER_DAY[body] * days) / 360) - 1));
  return turns.reduce((sum, count) => sum + count * targetCount, 0);
}
