import * as z from 'zod';
import { defineInnerRecord } from '../../lib/answers/record.ts';
import type { ClockPeriod } from '../../lib/astro/clock/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/astro/clock/places/zone-lookup.ts';
import { flag, integer, text } from '../../lib/requests/members.ts';

/** The zone at a point and how certain it is. */
export const zoneRecord = defineInnerRecord<ZoneMatch>()({
  timezone: [text('IANA time zone', 'Europe/Zurich'), 'timezone'],
  candidates: [
    z.array(z.string()).meta({
      description:
        'Every time zone that applies to the point, in alphabetical order; several where borders are disputed or two clock times are in use. `timezone` is the first',
      example: ['Europe/Zurich'],
    }),
    ({ candidates }) => [...candidates],
  ],
  fallback: [
    flag(
      'True where the point lies in no land zone: the zone is that of the nearest place within 200 km, else the nautical one, such as Etc/GMT+2 for two hours behind UTC',
    ),
    'fallback',
  ],
});

/** Offsets of a clock from UTC and its abbreviation. */
export const clockRecord = defineInnerRecord<ClockPeriod>()({
  utc_offset: [integer('Civil time minus UTC in seconds, east positive', 7200), 'offsetSeconds'],
  dst_offset: [
    integer('Seconds that the clock is ahead of standard time; 7200 in double summer time', 3600),
    'dstOffsetSeconds',
  ],
  abbreviation: [text('Abbreviation of the clock time in the IANA database', 'CEST'), 'abbreviation'],
});
