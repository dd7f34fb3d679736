import type { z } from 'zod';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import type { JdUt } from '../../lib/base/units/time.ts';
import { dateText } from '../../lib/requests/date-text.ts';

const DAYS_PER_YEAR = 365.2425;
const { search_years: YEARS, moon_search_years: MOON_YEARS } = SIZES;

/** The longest span of a search for these bodies, years. */
export const maximumSearchYears = (bodies: readonly string[]): number =>
  bodies.includes('moon') ? MOON_YEARS.maximum : YEARS.maximum;

/** Years as whole days, rounded up, so that a span may always end on the date that it began on. */
export const toWholeDays = (years: number): number => Math.ceil(years * DAYS_PER_YEAR);

const LONGEST = `at most ${YEARS.maximum} years later, ${MOON_YEARS.maximum} with the Moon`;

/** First and last moment of a search. */
export const rangeShape = {
  start_date: dateText('Beginning of the search', '2025-01-01'),
  end_date: dateText(`End of the search, ${LONGEST}`, '2026-12-31'),
};

interface Range {
  readonly start_date: JdUt;
  readonly end_date?: JdUt | undefined;
}

/** Refuses a range of {@link rangeShape} that ends before it begins or is too long for its bodies. */
export function refuseBadRange(
  { start_date, end_date }: Range,
  bodies: readonly string[],
  context: z.core.$RefinementCtx,
) {
  if (end_date === undefined) return;
  const years = maximumSearchYears(bodies);
  const isTooLong = end_date - start_date > toWholeDays(years);
  const withMoon = years === MOON_YEARS.maximum ? ' in a search of the Moon' : '';
  const message = isTooLong ? `must lie within ${years} years of start_date${withMoon}` : 'must lie after start_date';
  if (!isTooLong && end_date > start_date) return;
  context.addIssue({ code: 'custom', path: ['end_date'], message, params: { problem: 'InvalidRange' } });
}
