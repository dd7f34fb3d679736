import * as z from 'zod';
import { HOUR_MODES } from '../../../lib/domain/sky/planetary-hours.ts';
import { refuseMember } from '../../../lib/schemas/coordinates.ts';
import { DateTimeInput } from '../../../lib/schemas/datetime.ts';
import { localDate } from '../../../lib/schemas/local-date.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';
import { HORIZON_MEMBERS, horizonShape, refuseUnreadHorizon } from '../horizon-request.ts';

export const PlanetaryHoursRequest = z
  .strictObject({
    location: Location,
    date: localDate('The day whose sunrise begins the hours', '2024-06-20').optional(),
    date_time: DateTimeInput.optional(),
    mode: nameEnum(HOUR_MODES).default('unequal').meta({
      description:
        '`unequal` (default): twelfths of the time from sunrise to sunset and from sunset to sunrise. `equal`: twenty-fourths of the time from sunrise to sunrise',
      example: 'unequal',
    }),
    ...horizonShape,
  })
  .superRefine(refuseUnreadHorizon, refineWhenValid(...HORIZON_MEMBERS))
  .superRefine(refuseTwoMoments, refineWhenValid('date', 'date_time'))
  .meta({
    id: 'PlanetaryHoursRequest',
    description:
      'Place, and a date or an instant; default now. An instant before sunrise belongs to the day before. Local time without an offset is that of the place',
  });

export type PlanetaryHoursRequest = z.output<typeof PlanetaryHoursRequest>;

interface Moments {
  readonly date?: unknown;
  readonly date_time?: { readonly moment: { readonly type: string; readonly hasTime?: boolean } } | undefined;
}

function refuseTwoMoments({ date, date_time }: Moments, context: z.core.$RefinementCtx): void {
  if (date !== undefined && date_time !== undefined)
    refuseMember(context, 'date', { message: 'cannot be combined with date_time', code: 'ValidationError' });
  const isDateAlone = date_time?.moment.type === 'civil' && !date_time.moment.hasTime;
  const message = 'has a date but no time; add the time, or send the date as date';
  if (isDateAlone) refuseMember(context, 'date_time', { message, code: 'InvalidDatetime' });
}
