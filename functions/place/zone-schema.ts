import * as z from 'zod';

/** Response members for the zone at a point and how certain it is. */
export const zoneShape = {
  timezone: z.string().meta({ description: 'IANA time zone', example: 'Europe/Zurich' }),
  candidates: z.array(z.string()).meta({
    description:
      'Every time zone that applies to the point, in alphabetical order; several where borders are disputed or two clock times are in use. `timezone` is the first',
    example: ['Europe/Zurich'],
  }),
  fallback: z.boolean().meta({
    description:
      'True where the point lies in no land zone: the zone is that of the nearest place within 200 km, else the nautical one, such as Etc/GMT+2 for two hours behind UTC',
    example: false,
  }),
};

/** Response members for a zone's offsets from UTC and abbreviation. */
export const clockShape = {
  utc_offset: z.int().meta({ description: 'Civil time minus UTC in seconds, east positive', example: 7200 }),
  dst_offset: z.int().meta({
    description: 'Seconds that the clock is ahead of standard time; 7200 in double summer time',
    example: 3600,
  }),
  abbreviation: z
    .string()
    .meta({ description: 'Abbreviation of the clock time in the IANA database', example: 'CEST' }),
};
