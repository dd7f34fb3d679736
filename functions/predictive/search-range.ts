import type { z } from 'zod';
import type { Ephemeris } from '../../lib/astro/port.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { type TransitBodyId, toEphemerisBody } from '../../lib/base/catalog/transit-bodies.ts';
import { type JdRange, type JdUt, jdUt } from '../../lib/base/units/time.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { type NamedBody, requireCoveredBody } from '../../lib/charts/covered-body.ts';
import { requireCoveredMoment } from '../../lib/charts/subject.ts';
import { dateText } from '../../lib/requests/date-text.ts';
import { datesZone } from '../../lib/requests/timezone.ts';

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
  timezone: datesZone,
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

/** The dates and bodies of a search. */
interface DatesAndBodies {
  readonly start_date: JdUt;
  readonly end_date?: JdUt | undefined;
  readonly bodies: readonly NamedBody[];
}

/** The bodies of the catalog behind a list in the request's body. */
export const toNamedBodies = (member: string, bodies: readonly TransitBodyId[]): readonly NamedBody[] =>
  bodies.map((id, index) => ({ body: toEphemerisBody(id).body, location: `body.${member}[${index}]` }));

/**
 * The window of a search. Without `end_date` it ends at the longest span of a search, or where the files end.
 *
 * @throws Problem `DatetimeOutOfRange` for a date outside the files, `InvalidBody` for a body whose own files do not
 * cover the whole window
 */
export function readSearchWindow(ephemeris: Ephemeris, { start_date, end_date, bodies }: DatesAndBodies): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => end_date !== undefined && requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  const names = bodies.map(({ body }) => body);
  const maximumDays = toWholeDays(maximumSearchYears(names));
  const lastCovered = Math.min(...names.map((body) => ephemeris.coverage(body).toJdUt));
  const window = { fromJdUt: start_date, toJdUt: end_date ?? jdUt(Math.min(start_date + maximumDays, lastCovered)) };
  runCollectingProblems(bodies.map((body) => () => requireCoveredBody(ephemeris, body, window)));
  return window;
}
