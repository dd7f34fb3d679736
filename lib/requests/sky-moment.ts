import * as z from 'zod';
import { instantText } from './answer.ts';
import { text } from './members.ts';

/** Members that state a moment in UTC and on the clock of the place. */
export const skyMomentShape = {
  datetime_utc: instantText('The moment'),
  datetime: text('The same on the clock of the place, with its offset', '2024-06-20T04:43:13.000+02:00'),
};

export const SkyMoment = z
  .object(skyMomentShape)
  .meta({ id: 'SkyMoment', description: 'A moment in UTC and on the clock of the place' });

export const zoneNameText = text('Time zone of the local times, or the offset that was sent', 'Europe/Berlin');
