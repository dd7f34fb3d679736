import * as z from 'zod';
import { toTimeResolution } from '../../lib/answers/subject.ts';
import { wallAt } from '../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal, formatUtc } from '../../lib/astro/clock/civil-time/format.ts';
import type { LocalMoment } from '../../lib/astro/clock/civil-time/moment.ts';
import { lookUpPlaceClock } from '../../lib/astro/clock/civil-time/place-clock.ts';
import type { PracticeAtMoment } from '../../lib/astro/clock/civil-time/practice-readings.ts';
import type { StatedTime } from '../../lib/astro/clock/civil-time/stated-time.ts';
import type { ClockPeriod } from '../../lib/astro/clock/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/astro/clock/places/zone-lookup.ts';
import { jdUtFromUnix, type UnixSeconds, unixSeconds } from '../../lib/base/units/time.ts';
import { checkMoment, createPlaceWarnings } from '../../lib/charts/birth-warnings.ts';
import { type CivilTimeServices, resolveRequestedTime, toTimeAtPlace } from '../../lib/charts/moment-at-place.ts';
import { createPracticeWarnings } from '../../lib/charts/practice-warnings.ts';
import { createZoneWarnings } from '../../lib/charts/zone-warnings.ts';
import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import { DateTimeInput } from '../../lib/requests/datetime.ts';
import { example } from '../../lib/requests/examples.ts';
import { queryNumber } from '../../lib/requests/query-number.ts';
import { batchLookup } from './batch.ts';
import type { contracts } from './contract.ts';
import { bodyPoint, PlaceQuery, queryPoint } from './coordinates.ts';
import type {
  locationAutocomplete,
  locationReverse,
  locationTimezone,
  timezoneLookup,
  timezoneOffset,
} from './endpoints.ts';
import { findPlaceAt, findPlaces } from './look-ups.ts';
import { clockRecord, zoneRecord } from './zone-records.ts';

type Contracts = typeof contracts;

const TimezoneLookupRequest = z
  .strictObject(bodyPoint)
  .meta({ id: 'TimezoneLookupRequest', description: 'A point on the Earth' });

const zone = defineHandler<typeof timezoneLookup, Contracts['zone']>()({
  request: { body: TimezoneLookupRequest },
  examples: [
    example('basel', 'Basel, where three countries meet', {
      latitude: { decimal: 47.5596 },
      longitude: { decimal: 7.5886 },
    }),
    example('highSeas', 'In the middle of the Atlantic', { latitude: 0, longitude: -30 }),
  ],
  run: ({ body }, { zoneLookup }) => {
    const { latitude, longitude } = body;
    const place = { latitudeDeg: latitude.decimal, longitudeDeg: longitude.decimal };
    const found = zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg);
    return {
      ...zoneRecord.write(found),
      latitude: latitude.decimal,
      longitude: longitude.decimal,
      attribution: zoneLookup.attribution,
      warnings: [...createZoneWarnings(found), ...createPlaceWarnings(place, zoneLookup)],
    };
  },
});

const TimezoneOffsetRequest = z
  .strictObject({ ...bodyPoint, datetime: DateTimeInput })
  .meta({ id: 'TimezoneOffsetRequest', description: 'A point on the Earth and a time' });

const oslo = { latitude: { decimal: 59.9139 }, longitude: { decimal: 10.7522 } };

const offset = defineHandler<typeof timezoneOffset, Contracts['offset']>()({
  request: { body: TimezoneOffsetRequest },
  examples: [
    example('osloAfterTheWar', 'Oslo in the summer of 1945', { ...oslo, datetime: { iso: '1945-07-01T12:00:00' } }),
    example('clocksSetBack', 'A time that occurred twice', {
      ...oslo,
      datetime: { iso: '2021-10-31T02:30:00', disambiguation: 'later' },
    }),
  ],
  run: ({ body }, services) => {
    const place = { latitudeDeg: body.latitude.decimal, longitudeDeg: body.longitude.decimal };
    const { found, period, moment } = findClockAtTime(place, body.datetime, services);
    const stated = { stated: body.datetime, place, timezone: undefined, moment, timeIsKnown: true };
    const checked = checkMoment(stated, services);
    return {
      ...zoneRecord.write(found),
      ...clockRecord.write(period),
      dst_active: period.isDst,
      latitude: place.latitudeDeg,
      longitude: place.longitudeDeg,
      datetime: formatLocal(moment.instant, period.offsetSeconds),
      datetime_utc: formatUtc(moment.instant),
      time_resolution: toTimeResolution(checked.moment.resolution),
      attribution: services.zoneLookup.attribution,
      warnings: [
        ...createZoneWarnings(found),
        ...createPracticeWarnings(moment.resolution.practice, { name: 'local time', timezone: found.timezone }),
        ...checked.warnings,
      ],
    };
  },
});

const AutocompleteQuery = z.strictObject({
  query: PlaceQuery,
  limit: queryNumber(z.int().min(1).max(50))
    .default(10)
    .meta({ description: 'How many results at most, 1 to 50; default 10', example: 10 }),
});

const autocomplete = defineHandler<typeof locationAutocomplete, Contracts['autocomplete']>()({
  request: { query: AutocompleteQuery },
  examples: [
    { name: 'beginning', summary: 'The beginning of a name', query: { query: 'san fran', limit: '3' } },
    { name: 'withState', summary: 'One of many of the same name', query: { query: 'Springfield, Illinois' } },
  ],
  run: async ({ query: { query, limit } }, services) => ({
    ...(await findPlaces(query, limit, services)),
  }),
});

const reverse = defineHandler<typeof locationReverse, Contracts['reverse']>()({
  request: { query: z.strictObject(queryPoint) },
  examples: [{ name: 'basel', summary: 'A point in Basel', query: { lat: '47.5596', lng: '7.5886' } }],
  run: async ({ query }, services) => ({
    ...(await findPlaceAt(query, services)),
  }),
});

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

const clock = defineHandler<typeof locationTimezone, Contracts['clock']>()({
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

/** A point on the Earth. */
interface Coordinates {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** The zone of a place and its local time at an instant. Before standard time this is the place's own mean time. */
interface ClockAtPlace {
  readonly found: ZoneMatch;
  readonly period: ClockPeriod;
  /** Present where the clocks of the place, its zone or its records differ. */
  readonly practice: PracticeAtMoment | undefined;
}

/** Finds the zone and local time of a place at an instant. */
function findClock(place: Coordinates, instant: UnixSeconds, services: CivilTimeServices): ClockAtPlace {
  const moment = { type: 'julian_day', julianDay: jdUtFromUnix(instant) } as const;
  return showClock({ moment, disambiguation: 'compatible', timezone: undefined }, instant, { place, services });
}

/**
 * Finds the zone and local time of a place at a given time, read as the place's civil time unless it states otherwise.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
function findClockAtTime(
  place: Coordinates,
  stated: StatedTime,
  services: CivilTimeServices,
): ClockAtPlace & { readonly moment: LocalMoment } {
  const moment = resolveRequestedTime({ stated, place, timezone: undefined }, services, { time: 'body.datetime' });
  return { ...showClock(stated, moment.instant, { place, services }), moment };
}

interface PlaceWithServices {
  readonly place: Coordinates;
  readonly services: CivilTimeServices;
}

/** The clock that a stated time is read on at a place, as it shows an instant. */
function showClock(stated: StatedTime, instant: UnixSeconds, { place, services }: PlaceWithServices): ClockAtPlace {
  const placeTime = toTimeAtPlace({ stated, place, timezone: undefined }, services);
  const { zone, compare, match } = lookUpPlaceClock(placeTime, services.zones);
  const period = zone.periodAt(instant);
  const practice = compare?.(wallAt(instant, period.offsetSeconds), 'compatible');
  return { found: match, period, practice };
}

export const handlers: Readonly<Record<keyof typeof contracts, EndpointHandler>> = {
  zone,
  offset,
  autocomplete,
  reverse,
  clock,
  batch: batchLookup,
};
