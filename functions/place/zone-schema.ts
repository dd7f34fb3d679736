import * as z from 'zod';
import { flag, integer, text } from '../../lib/requests/members.ts';

/** Response members for the zone at a point and how certain it is. */
export const zoneShape = {
  timezone: text('IANA time zone', 'Europe/Zurich'),
  candidates: z.array(z.string()).meta({
    description:
      'Every time zone that applies to the point, in alphabetical order; several where borders are disputed or two clock times are in use. `timezone` is the first',
    example: ['Europe/Zurich'],
  }),
  fallback: flag(
    'True where the point lies in no land zone: the zone is that of the nearest place within 200 km, else the nautical one, such as Etc/GMT+2 for two hours behind UTC',
  ),
};

/** Response members for a zone's offsets from UTC and abbreviation. */
export const clockShape = {
  utc_offset: integer('Civil time minus UTC in seconds, east positive', 7200),
  dst_offset: integer('Seconds that the clock is ahead of standard time; 7200 in double summer time', 3600),
  abbreviation: text('Abbreviation of the clock time in the IANA database', 'CEST'),
};
