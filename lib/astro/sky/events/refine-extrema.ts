import { isInRange, type JdRange, toWholeMillisecond } from '../../../base/units/time.ts';
import { type Extremum, refineExtremum } from '../../search/extrema.ts';
import type { ValueAt } from '../../search/zeros.ts';

/**
 * Smooth fit over four days that gives the moment of an extremum. Its degree is high enough for nutation, whose
 * fortnightly term alone moves a station of Venus by a minute. Its samples smooth out the steps of up to 0.002″ where two
 * of the ephemeris's own polynomials join; such a step moves an extremum of a polynomial through all of twelve to
 * eighteen samples by up to 12 s.
 */
const EXTREMUM_FIT = { halfWidthDays: 2, terms: 7, samples: 12 };

/** Two refined extrema within this time are the same. */
const DUPLICATE_WITHIN_DAYS = 1 / 24;

/** Where extrema count, and where the quantity is defined. */
interface ExtremumLimits {
  /** Extrema at its two ends are included. */
  readonly window: JdRange;
  readonly coverage: JdRange;
}

/**
 * Refines extrema of a coarse curve to the second. Returns those in the window, ascending, each once, at whole
 * milliseconds.
 *
 * @param valueNear the quantity to fit near a given extremum
 */
export function refineExtrema(
  coarse: readonly Extremum[],
  valueNear: (extremum: Extremum) => ValueAt,
  { window, coverage }: ExtremumLimits,
): Extremum[] {
  const refined = coarse
    .map((extremum) => refineExtremum(extremum, valueNear(extremum), { ...EXTREMUM_FIT, within: coverage }))
    .filter((extremum) => extremum !== undefined)
    .sort((a, b) => a.moment - b.moment);
  return refined
    .filter(({ moment }, index) => moment - (refined[index - 1]?.moment ?? -Infinity) > DUPLICATE_WITHIN_DAYS)
    .map((extremum) => ({ ...extremum, moment: toWholeMillisecond(extremum.moment) }))
    .filter(({ moment }) => isInRange(window, moment));
}
