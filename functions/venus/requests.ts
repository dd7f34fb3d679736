import * as z from 'zod';
import { civilFromWall, instantFromCivil, wallAt } from '../../lib/astro/clock/civil-time/civil.ts';
import { CONJUNCTION_TYPES } from '../../lib/astro/sky/events/conjunctions.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { type JdUt, jdUtFromUnix, unixFromJdUt } from '../../lib/base/units/time.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../lib/requests/configuration.ts';
import { dateText } from '../../lib/requests/date-text.ts';
import { refineWhenValid } from '../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../lib/requests/subject.ts';
import { datesZone } from '../../lib/requests/timezone.ts';

const refuseStray = [refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type')] as const;

/** A range of dates of limited length. */
function dateRange(maxYears: number) {
  return z
    .strictObject({
      start_date: dateText('Beginning of the range', '2020-01-01'),
      end_date: dateText(`End of the range, at most ${maxYears} years later`, '2028-01-01'),
      timezone: datesZone,
    })
    .superRefine(
      ({ start_date, end_date }, context) => {
        const message = describeFault(start_date, end_date, maxYears);
        if (message) {
          context.addIssue({ code: 'custom', path: ['end_date'], message, params: { problem: 'InvalidRange' } });
        }
      },
      refineWhenValid('start_date', 'end_date'),
    );
}

function describeFault(start: JdUt, end: JdUt, maxYears: number): string | undefined {
  if (end < start) return 'must not lie before start_date';
  return end > addYears(start, maxYears) ? `must lie within ${maxYears} years of start_date` : undefined;
}

/** The same calendar date some years later. */
function addYears(start: JdUt, years: number): JdUt {
  const civil = civilFromWall(wallAt(unixFromJdUt(start), 0));
  return jdUtFromUnix(instantFromCivil({ ...civil, year: civil.year + years }));
}

export const VenusRangeRequest = dateRange(SIZES.venus_range_years.maximum)
  .safeExtend(zodiacShape)
  .superRefine(...refuseStray)
  .meta({
    id: 'VenusRangeRequest',
    description: 'Beginning and end of the range, both included',
  });

export type VenusRangeRequest = z.output<typeof VenusRangeRequest>;

export const VenusPhaseRequest = z
  .strictObject({ date: dateText('The moment', '2024-03-20'), ...zodiacShape })
  .superRefine(...refuseStray)
  .meta({ id: 'VenusPhaseRequest', description: 'When' });

export type VenusPhaseRequest = z.output<typeof VenusPhaseRequest>;

export const EightYearStarRequest = z
  .strictObject({
    date: dateText('Moment that the star is drawn around', '2024-03-20'),
    type: nameEnum(CONJUNCTION_TYPES).default('inferior').meta({
      description: 'Which conjunctions are the vertices',
      example: 'inferior',
    }),
    ...zodiacShape,
  })
  .superRefine(...refuseStray)
  .meta({ id: 'EightYearStarRequest', description: 'The date, and the kind of conjunctions' });

export type EightYearStarRequest = z.output<typeof EightYearStarRequest>;

export const VenusStarPointsRequest = z
  .strictObject({ subject: Subject, ...zodiacShape })
  .superRefine(...refuseStray)
  .meta({ id: 'VenusStarPointsRequest', description: 'The birth; its place is used only for the time zone' });

export type VenusStarPointsRequest = z.output<typeof VenusStarPointsRequest>;
