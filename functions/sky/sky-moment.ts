import * as z from 'zod';
import { formatInstant, formatLocal } from '../../lib/domain/civil-time/format.ts';
import type { PlaceClock } from '../../lib/domain/civil-time/place-clock.ts';
import { instantText } from '../../lib/schemas/answer.ts';
import { type JdUt, unixFromJdUt } from '../../lib/units/time.ts';
import { offsetAt } from './local-days.ts';

/** Members that state a moment in UTC and on the clock of the place. */
export const skyMomentShape = {
  datetime_utc: instantText('The moment'),
  datetime: z.string().meta({
    description: 'The same on the clock of the place, with its offset',
    example: '2024-06-20T04:43:13.000+02:00',
  }),
};

export const SkyMoment = z
  .object(skyMomentShape)
  .meta({ id: 'SkyMoment', description: 'A moment in UTC and on the clock of the place' });

export const zoneNameText = z
  .string()
  .meta({ description: 'Time zone of the local times, or the offset that was sent', example: 'Europe/Berlin' });

/** A moment as ISO 8601 in UTC and at the place. */
export const toSkyMoment = (moment: JdUt, clock: PlaceClock) => ({
  datetime_utc: formatInstant(moment),
  datetime: formatLocal(unixFromJdUt(moment), offsetAt(clock, moment)),
});
