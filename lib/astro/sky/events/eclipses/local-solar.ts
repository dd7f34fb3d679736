import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { GeoPlace } from '../../../port.ts';
import type { Vector } from '../../vector.ts';
import { coverSun, type SunCover } from './cover.ts';

import { findIntervalBelowZero, findMinimum } from './minimum.ts';
import { coneRadiusAt, distanceFromAxis, type MoonShadow, moonShadowAt, type ShadowRadii } from './moon-shadow.ts';
import { placeVectorAt } from './place-vector.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** Kinds of a solar eclipse at one place; `none`: the penumbra misses the place. */
export const LOCAL_SOLAR_TYPES = ['none', 'partial', 'annular', 'total'] as const;
export type LocalSolarType = (typeof LOCAL_SOLAR_TYPES)[number];

/** A solar eclipse at a place, wherever the Sun stands there: also below the horizon. */
export interface LocalSolarEclipse extends SunCover {
  readonly type: Exclude<LocalSolarType, 'none'>;
  /** The shadow's axis is nearest to the place. */
  readonly greatest: JdUt;
  /** From the first to the last touch of both discs: C1 and C4. */
  readonly partial: JdRange;
  /** From C2 to C3; undefined in a partial eclipse. */
  readonly central: JdRange | undefined;
}

/** Half a span that has the greatest eclipse of every place on the Earth, days: the penumbra crosses it in at most six hours. */
const HALF_SPAN_DAYS = 4.5 / 24;

/**
 * A solar eclipse at a place. A place is on the cone of the penumbra or of the umbra exactly when both limbs touch there, so
 * the contacts are the zeros of its distance from the cones, which are solved to a quarter of a millisecond.
 *
 * @param around the moment of the greatest eclipse anywhere
 * @param radii default those of all eclipses
 * @returns undefined where the penumbra misses the place
 */
export function computeLocalSolarEclipse(
  sky: SunAndMoon,
  place: GeoPlace,
  around: JdUt,
  radii?: ShadowRadii,
): LocalSolarEclipse | undefined {
  const placeAt = placeVectorAt(sky, place);
  const span = { fromJdUt: jdUt(around - HALF_SPAN_DAYS), toJdUt: jdUt(around + HALF_SPAN_DAYS) };
  const at = (measure: (shadow: MoonShadow, place: Vector) => number) => (moment: JdUt) =>
    measure(moonShadowAt(sky, moment, radii), placeAt(moment));
  const greatest = findMinimum(at(distanceFromAxis), span);
  const partial = findIntervalBelowZero(
    at((shadow, point) => distanceFromAxis(shadow, point) - coneRadiusAt(shadow.penumbra, shadow, point)),
    greatest,
    span,
  );
  if (partial === undefined) return undefined;
  const outsideUmbra = at(
    (shadow, point) => distanceFromAxis(shadow, point) - Math.abs(coneRadiusAt(shadow.umbra, shadow, point)),
  );
  const central = findIntervalBelowZero(outsideUmbra, greatest, partial);
  const shadow = moonShadowAt(sky, greatest, radii);
  const isTotal = coneRadiusAt(shadow.umbra, shadow, placeAt(greatest)) < 0;
  return {
    type: central === undefined ? 'partial' : isTotal ? 'total' : 'annular',
    greatest,
    partial,
    central,
    ...coverSun(shadow, placeAt(greatest)),
  };
}
