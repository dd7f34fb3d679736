import * as z from 'zod';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { createPracticeWarnings } from '../../../lib/charts/practice-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { queryNumber } from '../../../lib/requests/query-number.ts';
import { findClock } from '../clock-at-place.ts';
import { queryPoint } from '../coordinates.ts';
import type { locationTimezone } from '../endpoints.ts';
import { clockRecord, zoneRecord } from '../zone-records.ts';
import type { contract } from './contract.ts';

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

export const handler: EndpointHandler = defineHandler<typeof locationTimezone, typeof contract>()({
  request: { query: LocationTimezoneQuery },
  examples: [
    {
      name: 'doubleSummerTime',
      summary: 'London in the summer of 1944',
      query: { lat: '51.5074', lng: '-0.1278', timestamp: '-804600000' },
    },
  ],
  run: ({ query: { lat, lng, timestamp } }, services, { receivedAt }) => {
    const seconds = timestamp ?? Math.floor(receivedAt.getTime() / 1000);
    const place = { latitudeDeg: lat, longitudeDeg: lng };
    const { found, period, practice } = findClock(place, unixSeconds(seconds), services);
    return {
      data: {
        ...zoneRecord.write(found),
        ...clockRecord.write(period),
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
});
