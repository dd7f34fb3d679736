import * as z from 'zod';
import type { CalendarDate } from '../../../lib/astro/clock/civil-time/calendar.ts';
import type { CalendarChoice } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { HOUR_MODES } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { DateTimeInput } from '../../../lib/requests/datetime.ts';
import { HORIZON_MEMBERS, horizonShape, refuseUnreadHorizon } from '../../../lib/requests/horizon.ts';
import { dateCalendar, localDate, refuseForeignDates } from '../../../lib/requests/local-date.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const PlanetaryHoursRequest = z
  .strictObject({
    location: Location,
    date: localDate('The day whose sunrise begins the hours', '2024-06-20').optional(),
    calendar: dateCalendar('`date`'),
    date_time: DateTimeInput.optional(),
    mode: nameEnum(HOUR_MODES).default('unequal').meta({
      description:
        '`unequal` (default): twelfths of the time from sunrise to sunset and from sunset to sunrise. `equal`: twenty-fourths of the time from sunrise to sunrise',
      example: 'unequal',
    }),
    ...horizonShape,
  })
  .superRefine(refuseUnreadHorizon, refineWhenValid(...HORIZON_MEMBERS))
  .superRefine(refuseBadMoments, refineWhenValid('date', 'date_time', 'calendar'))
  .meta({
    id: 'PlanetaryHoursRequest',
    description:
      'Place, and a date or an instant; default now. An instant before sunrise belongs to the day before. Local time without an offset is that of the place',
  });

export type PlanetaryHoursRequest = z.output<typeof PlanetaryHoursRequest>;

interface Moments {
  readonly date?: CalendarDate | undefined;
  readonly calendar?: CalendarChoice | undefined;
  readonly date_time?: { readonly moment: { readonly type: string; readonly hasTime?: boolean } } | undefined;
}

function refuseBadMoments({ date, calendar, date_time }: Moments, context: z.core.$RefinementCtx): void {
  refuseForeignDates({ date }, calendar, context);
  if (calendar && !date) {
    const message = 'is read only with date; date_time has a calendar of its own';
    refuseMember(context, 'calendar', { message, code: 'ValidationError' });
  }
  if (date !== undefined && date_time !== undefined)
    refuseMember(context, 'date', { message: 'cannot be combined with date_time', code: 'ValidationError' });
  const isDateAlone = date_time?.moment.type === 'civil' && !date_time.moment.hasTime;
  const message = 'has a date but no time; add the time, or send the date as date';
  if (isDateAlone) refuseMember(context, 'date_time', { message, code: 'InvalidDatetime' });
}
