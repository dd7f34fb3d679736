import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { TimeResolutionRecord } from '../../../lib/requests/chart/subject-info.ts';
import { flag, text } from '../../../lib/requests/members.ts';
import { responsePoint } from '../coordinates.ts';
import { attribution, placeWarnings } from '../place-schema.ts';
import { clockRecord, zoneRecord } from '../zone-records.ts';

export const TimezoneOffsetResponse = z
  .object({
    success,
    ...zoneRecord.schema.shape,
    ...clockRecord.schema.shape,
    dst_active: flag('Whether daylight saving is in force', true),
    ...responsePoint,
    datetime: text('Local time with its offset', '1945-07-01T12:00:00.000+02:00'),
    datetime_utc: instantText('The same instant'),
    time_resolution: TimeResolutionRecord,
    attribution,
    warnings: placeWarnings,
  })
  .meta({ id: 'TimezoneOffsetResponse', description: 'What the clocks at a point showed' });

export const contract = defineContract({
  description:
    'A time without an offset is civil time at the place, with the history before 1970; before standard time it is the mean solar time of the place. `disambiguation` decides about a time that occurred twice or never.',
  response: TimezoneOffsetResponse,
  errors: [],
});
