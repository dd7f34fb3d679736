import * as z from 'zod';
import { TIME_SOURCES, TIME_STATUSES } from '../../domain/civil-time/moment.ts';
import { instantText } from '../answer.ts';

const Candidate = z
  .object({
    datetime: z.string().meta({ description: 'Local time with its offset', example: '2021-10-31T02:30:00.000+02:00' }),
    datetime_utc: instantText('The same instant'),
    utc_offset_seconds: z.int().meta({ description: 'Civil time minus UTC', example: 7200 }),
    abbreviation: z.string().meta({ description: 'What the clock was called', example: 'CEST' }),
  })
  .meta({ id: 'TimeCandidate', description: 'One reading of a local time that is not unique' });

export const TimeResolutionRecord = z
  .object({
    source: z.enum(TIME_SOURCES).meta({
      description:
        'Where the offset comes from: written with the time, the zone given, the zone found at the coordinates, the mean solar time of the place before there was standard time, UTC, or a Julian day',
      example: 'timezone',
    }),
    status: z.enum(TIME_STATUSES).meta({
      description: 'Whether the local time occurred once, twice or never',
      example: 'unique',
    }),
    candidates: z.array(Candidate).length(2).optional().meta({
      description: 'Earlier and later reading of a time that is not unique',
    }),
  })
  .meta({ id: 'TimeResolution', description: 'How the civil time became an instant' });

export const SubjectInfo = z
  .object({
    name: z.string().meta({ description: 'As sent', example: 'Ada Lovelace' }),
    datetime: z.string().meta({
      description: 'Local time with its offset; seconds in the offset where the clock had them',
      example: '1990-06-15T14:30:00.000+02:00',
    }),
    datetime_utc: instantText('The instant the chart is cast for'),
    julian_day: z
      .number()
      .meta({ description: 'The same as a Julian day in Universal Time', example: 2448058.020833333 }),
    timezone: z.string().nullable().meta({
      description: 'Zone that the local time is shown in; null where none is known',
      example: 'Europe/Paris',
    }),
    utc_offset_seconds: z.int().meta({ description: 'Civil time minus UTC', example: 7200 }),
    latitude: z.number().meta({ description: 'Degrees, north positive', example: 48.8566 }),
    longitude: z.number().meta({ description: 'Degrees, east positive', example: 2.3522 }),
    elevation: z.number().meta({ description: 'Metres above the sea', example: 0 }),
    birth_time_known: z.boolean().meta({ description: 'False: everything is for local noon', example: true }),
    time_resolution: TimeResolutionRecord,
  })
  .meta({ id: 'SubjectInfo', description: 'Whose chart it is, and the moment as it was understood' });

export type SubjectInfo = z.output<typeof SubjectInfo>;
