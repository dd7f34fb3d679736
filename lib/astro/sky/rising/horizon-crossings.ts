import { isInRange, type JdRange, jdUt, SECONDS_PER_DAY } from '../../../base/units/time.ts';
import { findTurn } from '../../search/extrema.ts';
import { findZeros, type Sample, type ValueAt, type Zero } from '../../search/zeros.ts';

/** Time between two samples: 30° of the daily turn. */
const SAMPLE_DAYS = 1 / 12;
/** Samples on either side of a span, which show where the quantity turns around near its ends. */
const OUTER_SAMPLES = 2;

/**
 * A sine turns by at most 1 − cos 15° = 0.034 between an extremum and the nearest sample. Samples farther from zero than
 * this need no closer look.
 */
const GRAZING_VALUE = 0.05;
/** Half the time between the two values whose difference is the slope. */
const SLOPE_DAYS = 60 / SECONDS_PER_DAY;

/** Time beyond either end of a span in which {@link findDailyCrossings} evaluates a quantity, days. */
export const CROSSING_MARGIN_DAYS = (OUTER_SAMPLES + 1) * SAMPLE_DAYS + SLOPE_DAYS;

/**
 * Zeros of a quantity that follows the daily turn, such as the sine of an altitude above a level, in a span, ascending.
 *
 * Samples every two hours bracket them. Where the quantity turns around near zero between two samples, its extremum
 * becomes a sample too, so that a rising and a setting within minutes are both found.
 *
 * @param valueAt defined up to {@link CROSSING_MARGIN_DAYS} beyond either end of the span
 */
export function findDailyCrossings(valueAt: ValueAt, span: JdRange): readonly Zero[] {
  const samples = addGrazingExtrema(takeSamples(valueAt, span), valueAt);
  return findZeros(samples, valueAt).filter(({ moment }) => isInRange(span, moment));
}

function takeSamples(valueAt: ValueAt, { fromJdUt, toJdUt }: JdRange): readonly Sample[] {
  const count = Math.ceil((toJdUt - fromJdUt) / SAMPLE_DAYS) + 2 * OUTER_SAMPLES + 1;
  return Array.from({ length: count }, (_, index) => {
    const moment = jdUt(fromJdUt + (index - OUTER_SAMPLES) * SAMPLE_DAYS);
    return { moment, value: valueAt(moment) };
  });
}

function addGrazingExtrema(samples: readonly Sample[], valueAt: ValueAt): readonly Sample[] {
  return samples.flatMap((sample, index) => {
    const [before, after] = [samples[index - 1], samples[index + 1]];
    if (!before || !after || !mayGraze(before, sample, after)) return [sample];
    const extremum = findTurn(valueAt, { fromJdUt: before.moment, toJdUt: after.moment }, SLOPE_DAYS);
    if (extremum === undefined) return [sample];
    const turn = { moment: extremum, value: valueAt(extremum) };
    return extremum < sample.moment ? [turn, sample] : [sample, turn];
  });
}

/** Whether the quantity turns around near the middle one of three samples, and close enough to zero to reach it. */
function mayGraze(before: Sample, middle: Sample, after: Sample): boolean {
  const distance = Math.abs(middle.value);
  if (distance > GRAZING_VALUE) return false;
  const sign = middle.value < 0 ? -1 : 1;
  return before.value * sign >= distance && after.value * sign >= distance;
}
