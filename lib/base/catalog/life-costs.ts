import { SECONDS_PER_REQUEST } from './search-costs.ts';
import { SIZES } from './sizes.ts';

/** Processor time of a period and of stating it in the answer, CPU-seconds. */
const SECONDS_PER_PERIOD = 10e-6;

/** Estimates periods of a life, CPU-seconds. More than an answer may have are counted and refused. */
export const estimatePeriods = (count: number): number =>
  SECONDS_PER_REQUEST + Math.min(count, SIZES.life_periods.maximum) * SECONDS_PER_PERIOD;

interface StatedPart {
  readonly start_date?: number | undefined;
  readonly end_date?: number | undefined;
  readonly start_age?: number | undefined;
  readonly end_age?: number | undefined;
}

const DAYS_PER_YEAR = 365.25;

/** Years of the part of a life that a request states; undefined where it states none. */
export function measurePartYears({ start_date, end_date, start_age, end_age }: StatedPart): number | undefined {
  if (start_age !== undefined && end_age !== undefined) return end_age - start_age;
  if (start_date === undefined || end_date === undefined) return undefined;
  return (end_date - start_date) / DAYS_PER_YEAR;
}
