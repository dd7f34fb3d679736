import { toTransitTargets } from '../../../lib/astro/timing/transits/targets.ts';
import { SUBJECT_POINT_COUNT } from '../../../lib/base/catalog/subject-objects.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { estimateTargetSearch } from '../work.ts';
import type { TransitSearchRequest } from './request.ts';

/** Estimates a search for transits, CPU-seconds. */
export function estimateTransitSearch({
  natal_planets,
  transiting_planets,
  aspects,
  ...request
}: TransitSearchRequest): number {
  const degrees = toTransitTargets([{ name: '', degree: longitudeDeg(0) }], aspects).length;
  const targetCount = degrees * (natal_planets ? Object.keys(natal_planets).length : SUBJECT_POINT_COUNT);
  return estimateTargetSearch({ ...request, bodies: transiting_planets, targetCount });
}
