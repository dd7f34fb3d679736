import type { Aspect } from '../astro/chart/aspects/point.ts';
import { roundTo } from './rounding.ts';

/** An aspect in full. */
export function toAspectRecord(aspect: Aspect, decimals: number) {
  return {
    object1: aspect.object1,
    object2: aspect.object2,
    aspect: aspect.aspect,
    angle: aspect.angleDeg,
    separation: roundTo(aspect.separationDeg, decimals),
    orb: roundTo(aspect.orbDeg, decimals),
    applying: aspect.applying,
    exact: aspect.exact,
  };
}

/** An aspect in short. */
export function toSimpleAspect({ object1, object2, aspect, orbDeg, applying }: Aspect, decimals: number) {
  return { object1, object2, aspect, orb: roundTo(orbDeg, decimals), applying };
}
