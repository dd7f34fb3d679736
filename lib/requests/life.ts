import * as z from 'zod';
import { SIZES } from '../base/catalog/sizes.ts';
import type { JdUt } from '../base/units/time.ts';
import { dateText } from './date-text.ts';
import { DateTimeOrNow } from './datetime.ts';
import { timelineQuery } from './picture.ts';
import { Subject } from './subject.ts';
import { datesZone } from './timezone.ts';

const { life_years: YEARS } = SIZES;

const age = (description: string, example: number) =>
  z.number().min(0).max(YEARS.maximum).optional().meta({ description, example });

/** Members that every request for time lords has: the birth, the moment asked about, and the part of the life that is listed. */
export const lifeShape = {
  subject: Subject,
  target_datetime: DateTimeOrNow.optional().meta({
    description: `Moment whose periods are \`active\`, default now; not before the birth, and within ${YEARS.maximum} years of it. Without an offset it is civil time at the birthplace`,
  }),
  start_date: dateText('Beginning of the listed periods, with `end_date`', '2024-01-01').optional(),
  end_date: dateText('End of the listed periods', '2034-01-01').optional(),
  timezone: datesZone,
  start_age: age('The same as an age in years, counted by birthdays, with `end_age`', 0),
  end_age: age('End of the listed periods as an age in years', 75),
};

/** Members of {@link lifeShape} that {@link refuseBadPart} checks. */
export const PART_MEMBERS = ['start_date', 'end_date', 'start_age', 'end_age'] as const;

interface PartOfLife {
  readonly start_date?: JdUt | undefined;
  readonly end_date?: JdUt | undefined;
  readonly start_age?: number | undefined;
  readonly end_age?: number | undefined;
}

/** Refuses half of a pair, a part that ends before it begins, and dates together with ages. */
export function refuseBadPart(part: PartOfLife, context: z.core.$RefinementCtx): void {
  refusePair(['start_date', 'end_date'], part, context);
  refusePair(['start_age', 'end_age'], part, context);
  const hasDates = part.start_date !== undefined || part.end_date !== undefined;
  const stray = (['start_age', 'end_age'] as const).find((name) => part[name] !== undefined);
  if (!hasDates || !stray) return;
  const message = 'conflicts with start_date and end_date; send either dates or ages';
  context.addIssue({ code: 'custom', path: [stray], message, params: { problem: 'ValidationError' } });
}

type PartName = (typeof PART_MEMBERS)[number];

function refusePair([first, last]: readonly [PartName, PartName], part: PartOfLife, context: z.core.$RefinementCtx) {
  const [start, end] = [part[first], part[last]];
  if (start === undefined && end === undefined) return;
  const [missing, stated] = start === undefined ? [first, last] : [last, first];
  if (start === undefined || end === undefined) {
    const params = { problem: 'ValidationError', hasExample: true };
    context.addIssue({ code: 'custom', path: [missing], message: `is required with ${stated}`, params });
  } else if (end <= start) {
    const params = { problem: 'InvalidRange' };
    context.addIssue({ code: 'custom', path: [last], message: `must lie after ${first}`, params });
  }
}

/** Query of time lords: JSON, rows, a table, a calendar or a picture. */
export const LifeQuery = timelineQuery('the periods as blocks over time');
