import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { ExactAspect } from '../../../../lib/astro/motion/separation.ts';
import type { CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { createSyntheticSky, daysOf, moveSteadily, oscillate, rangeOfDays } from './synthetic-sky.ts';

/**
 * The separation of Mars from Venus oscillates by 20° about 40°: it is 60° on the days 100 and 500, 20° on the days 300
 * and 700. The Moon moves 12° a day relative to the Sun, Saturn an eighth of a degree a day relative to Jupiter.
 */
export const sky = createSyntheticSky({
  mars: oscillate(100, 30, 400),
  venus: oscillate(60, 10, 400),
  moon: moveSteadily(50, 13),
  sun: moveSteadily(10, 1),
  jupiter: moveSteadily(200, 0.125),
  saturn: moveSteadily(200, 0.25),
});
export const SECOND_DAYS = 1 / 86_400;

export interface AspectSearch {
  readonly pair: readonly [CatalogBodyId, CatalogBodyId];
  readonly angles: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly within?: GeocentricSky;
}

export function searchAspects({
  pair: [first, second],
  angles,
  from = 0,
  to = 800,
  within = sky,
}: AspectSearch): ExactAspect[] {
  return [...findPairAspects({ sky: within, pair: { first, second }, angles, window: rangeOfDays(from, to) })];
}

export const toRefinedDays = (aspects: readonly ExactAspect[]) => aspects.map(({ refine }) => daysOf(refine()));
