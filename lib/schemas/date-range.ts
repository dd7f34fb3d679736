import * as z from 'zod';
import { civilFromWall, instantOfCivil, wallAt } from '../domain/civil-time/civil.ts';
import { type JdUt, jdUtFromUnix, unixFromJdUt } from '../units/time.ts';
import { dateText } from './date-text.ts';
import { whenSound } from './when-sound.ts';

/** A request for whatever happens from one date to another. */
export function dateRange(mostYears: number) {
  return z
    .strictObject({
      start_date: dateText('Beginning of the range', '2020-01-01'),
      end_date: dateText(`End of the range, at most ${mostYears} years later`, '2028-01-01'),
    })
    .superRefine(
      ({ start_date, end_date }, context) => {
        const message = faultOf(start_date, end_date, mostYears);
        if (message) {
          context.addIssue({ code: 'custom', path: ['end_date'], message, params: { problem: 'InvalidRange' } });
        }
      },
      whenSound('start_date', 'end_date'),
    );
}

function faultOf(start: JdUt, end: JdUt, mostYears: number): string | undefined {
  if (end < start) return 'must not lie before start_date';
  return end > yearsAfter(start, mostYears) ? `must lie within ${mostYears} years of start_date` : undefined;
}

/** The same date of the calendar so many years later. */
function yearsAfter(start: JdUt, years: number): JdUt {
  const civil = civilFromWall(wallAt(unixFromJdUt(start), 0));
  return jdUtFromUnix(instantOfCivil({ ...civil, year: civil.year + years }));
}
