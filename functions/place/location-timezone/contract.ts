import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { flag, number } from '../../../lib/requests/members.ts';
import { locationAnswerSchema } from '../answers.ts';
import { clockRecord, zoneRecord } from '../zone-records.ts';

const TimezoneData = z
  .object({
    ...zoneRecord.schema.shape,
    ...clockRecord.schema.shape,
    is_dst: flag('Whether daylight saving is in force', true),
    timestamp: number('The instant for which this is valid', -773_244_000),
  })
  .meta({ id: 'TimezoneData', description: 'The time zone at a point and what its clocks show' });

const LocationTimezoneResponse = locationAnswerSchema(TimezoneData).meta({
  id: 'LocationTimezoneResponse',
  description: 'The time zone at a point and what its clocks show',
});

export const contract = defineContract({
  description:
    'The time zone now or at a `timestamp` in the years 1 to 9999, with the history before 1970; before standard time, the mean solar time of the place.',
  response: LocationTimezoneResponse,
  errors: [],
});
