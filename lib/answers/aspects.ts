import type { Aspect } from '../domain/aspects/point.ts';
import { rounded } from './rounding.ts';

/** An aspect in full. */
export function aspectRecord(aspect: Aspect, decimals: number) {
  return {
    object1: aspect.object1,
    object2: aspect.object2,
    aspect: aspect.aspect,
    angle: aspect.angleDeg,
    separation: rounded(aspect.separationDeg, decimals),
    orb: rounded(aspect.orbDeg, decimals),
    applying: aspect.applying,
    exact: aspect.exact,
  };
}

/** An aspect in short. */
export function simpleAspect({ object1, object2, aspect, orbDeg, applying }: Aspect, decimals: number) {
  return { object1, object2, aspect, orb: rounded(orbDeg, decimals), applying };
}
