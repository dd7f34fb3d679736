import * as z from 'zod';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { createPracticeWarnings } from '../../../lib/charts/practice-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CIVIL_TIME_SERVICES } from '../../../lib/contract/services.ts';
import { queryNumber } from '../../../lib/requests/query-number.ts';
import { locationAnswerSchema } from '../answers.ts';
import { findClock } from '../clock-at-place.ts';
import { queryPoint } from '../coordinates.ts';
import { toClockMembers, toZoneMembers } from '../zone-record.ts';
import { clockShape, zoneShape } from '../zone-schema.ts';

/** The years 1 to 9999. Local mean time applies before the first entry of a zone's history, a rule after the last. */
const FIRST_TIMESTAMP = -62_135_596_800;
const LAST_TIMESTAMP = 253_402_300_799;

const LocationTimezoneQuery = z.strictObject({
  ...queryPoint,
  timestamp: queryNumber(
    z.number().min(FIRST_TIMESTAMP).max(LAST_TIMESTAMP),
    'a number of seconds since 1970-01-01T00:00:00Z, such as 1735689600',
  )
    .optional()
    .meta({
      description: 'Seconds since 1970-01-01T00:00:00Z, negative before; default: now',
      example: -773_244_000,
    }),
});

const TimezoneData = z
  .object({
    ...zoneShape,
    ...clockShape,
    is_dst: z.boolean().meta({ description: 'Whether daylight saving is in force', example: true }),
    timestamp: z.number().meta({ description: 'The instant for which this is valid', example: -773_244_000 }),
  })
  .meta({ id: 'TimezoneData', description: 'The time zone at a point and what its clocks show' });

const LocationTimezoneResponse = locationAnswerSchema(TimezoneData).meta({
  id: 'LocationTimezoneResponse',
  description: 'The time zone at a point and what its clocks show',
});

export const locationTimezone = defineEndpoint(
  {
    method: 'GET',
    path: '/location/timezone',
    summary: 'The time zone at a point and what its clocks show',
    description:
      'The time zone now or at a `timestamp` in the years 1 to 9999, with the history before 1970; before standard time, the mean solar time of the place.',
    uses: CIVIL_TIME_SERVICES,
    request: { query: LocationTimezoneQuery },
    response: LocationTimezoneResponse,
    errors: [],
    demo: true,
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'doubleSummerTime',
        summary: 'London in the summer of 1944',
        query: { lat: '51.5074', lng: '-0.1278', timestamp: '-804600000' },
      },
    ],
  },
  ({ query: { lat, lng, timestamp } }, services, { receivedAt }) => {
    const seconds = timestamp ?? Math.floor(receivedAt.getTime() / 1000);
    const place = { latitudeDeg: lat, longitudeDeg: lng };
    const { found, period, practice } = findClock(place, unixSeconds(seconds), services);
    return {
      data: {
        ...toZoneMembers(found),
        ...toClockMembers(period),
        is_dst: period.isDst,
        timestamp: seconds,
      },
      attribution: services.zoneLookup.attribution,
      warnings: [
        ...createZoneWarnings(found),
        ...createPracticeWarnings(practice, { name: undefined, timezone: found.timezone }),
      ],
    };
  },
);
