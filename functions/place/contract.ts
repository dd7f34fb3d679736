import * as z from 'zod';
import { ERROR_CODES } from '../../lib/base/errors/catalog.ts';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { instantText, success, WarningRecord } from '../../lib/requests/answer.ts';
import { TimeResolutionRecord } from '../../lib/requests/chart/subject-info.ts';
import { choice, flag, integer, number, text } from '../../lib/requests/members.ts';
import { ValidationIssueRecord } from '../../lib/requests/validation-issue.ts';
import { Point, responsePoint } from './coordinates.ts';
import { clockRecord, zoneRecord } from './zone-records.ts';

const shape = {
  name: text('Name in English or as the country writes it in Latin letters', 'Basel'),
  display_name: text('Name, state and country', 'Basel, Basel-City, Switzerland'),
  country: text('English name of the country', 'Switzerland'),
  country_code: text('ISO 3166-1, two letters', 'CH'),
  state: z.string().optional().meta({ description: 'State, province or region', example: 'Basel-City' }),
  city: z.string().optional().meta({ description: 'City that the place is or belongs to', example: 'Basel' }),
};

/** A place that matches a query. */
const PlaceResult = z
  .object({
    ...shape,
    latitude: number('Degrees, north positive', 47.55839),
    longitude: number('Degrees, east positive', 7.57327),
    timezone: text('IANA time zone of the place', 'Europe/Zurich'),
    postal_code: z.string().optional().meta({ description: 'If the geocoder knows it', example: '4051' }),
  })
  .meta({ id: 'PlaceResult', description: 'A place that matches a query' });

/** The nearest place and the zone of a point. */
const LocationRecord = z
  .object({
    ...shape,
    postal_code: z.string().optional().meta({ description: 'If the geocoder knows it', example: '4051' }),
    timezone: text('IANA time zone at the coordinates themselves', 'Europe/Zurich'),
    distance_km: z.number().optional().meta({
      description: 'Distance from the coordinates to the place; only with the embedded gazetteer',
      example: 1.2,
    }),
  })
  .meta({ id: 'LocationRecord', description: 'The place at or nearest to the coordinates' });

const attribution = text(
  'Attribution required by the licenses of the data; show it wherever you show the answer',
  '© OpenStreetMap contributors, ODbL 1.0',
);

const placeWarnings = z.array(WarningRecord).meta({
  description: 'Warnings about this answer; empty if there are none',
});

const AutocompleteData = z
  .object({
    query: text('The query that was searched', 'Basel'),
    results: z.array(PlaceResult).meta({ description: 'Best match first; empty if nothing matches' }),
    count: integer('Number of results', 1),
  })
  .meta({ id: 'AutocompleteData', description: 'Places that match a query' });

const ReverseData = z
  .object({
    coordinates: z.object(responsePoint).meta({ id: 'Coordinates', description: 'The requested point' }),
    location: LocationRecord.optional().meta({
      description: 'Absent only if a geocoder without a fallback finds nothing there',
    }),
  })
  .meta({ id: 'ReverseData', description: 'What lies at a point' });

/** The schema of a location endpoint's response: its data in the common envelope. */
const locationAnswerSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ success, data, attribution, warnings: placeWarnings });

const TimezoneLookupResponse = z
  .object({ success, ...zoneRecord.schema.shape, ...responsePoint, attribution, warnings: placeWarnings })
  .meta({ id: 'TimezoneLookupResponse', description: 'The time zone at a point' });

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

const AutocompleteResponse = locationAnswerSchema(AutocompleteData).meta({
  id: 'LocationAutocompleteResponse',
  description: 'Places that match a query',
});

const ReverseResponse = locationAnswerSchema(ReverseData).meta({
  id: 'LocationReverseResponse',
  description: 'The place at or nearest to a point',
});

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

const index = integer('Index of the item in the request, from 0', 0);

const search = z.literal('search').meta({ description: 'The item is a name search', example: 'search' });

const reverse = z.literal('reverse').meta({ description: 'The item is a reverse look-up', example: 'reverse' });

const SearchElement = z
  .object({
    index,
    success,
    type: search,
    query: text('The query that was searched', 'Basel'),
    data: AutocompleteData,
    warnings: placeWarnings,
  })
  .meta({ id: 'LocationSearchElement', description: 'What /location/autocomplete answers for the query' });

const ReverseElement = z
  .object({ index, success, type: reverse, coordinates: Point, data: ReverseData, warnings: placeWarnings })
  .meta({ id: 'LocationReverseElement', description: 'What /location/reverse answers for the coordinates' });

const FailedElement = z
  .object({
    index,
    success: z.literal(false).meta({ description: 'Always false: this item has no answer', example: false }),
    type: z.union([search, reverse]).optional().meta({ description: 'Absent if the item has neither' }),
    error: choice(ERROR_CODES, 'The error code', 'InvalidLatitude'),
    detail: text('What is wrong with this item', 'body.locations[1].coordinates.lat must be ≤ 90'),
    errors: z.array(ValidationIssueRecord).meta({ description: 'Every fault of this item' }),
  })
  .meta({ id: 'FailedLocation', description: 'Takes the place of an item that failed' });

const LocationBatchResponse = z
  .object({
    success,
    data: z
      .array(z.union([SearchElement, ReverseElement, FailedElement]))
      .meta({ description: 'One element for every item, in the order of the request' }),
    attribution,
  })
  .meta({ id: 'LocationBatchResponse', description: 'Answers in the order of the items' });

/** The documentation of each endpoint, by its id. */
export const contracts = {
  zone: defineContract({
    description:
      'Every point has a time zone: at sea it is that of the nearest place within 200 km, otherwise the nautical zone, with `fallback` true.',
    response: TimezoneLookupResponse,
    errors: [],
  }),
  offset: defineContract({
    description:
      'A time without an offset is civil time at the place, with the history before 1970; before standard time it is the mean solar time of the place. `disambiguation` decides about a time that occurred twice or never.',
    response: TimezoneOffsetResponse,
    errors: [],
  }),
  autocomplete: defineContract({
    description:
      'Finds cities, towns and villages by name or its beginning, in English, in the local language and by many former names; state or country can follow after a comma. At most 60 requests a minute.',
    response: AutocompleteResponse,
    errors: ['GeocoderUnavailable'],
  }),
  reverse: defineContract({
    description:
      'The nearest city, town or village, and the time zone at the point itself. If the nearest place is more than 200 km away, the answer has a warning. At most 60 requests a minute.',
    response: ReverseResponse,
    errors: ['GeocoderUnavailable'],
  }),
  clock: defineContract({
    description:
      'The time zone now or at a `timestamp` in the years 1 to 9999, with the history before 1970; before standard time, the mean solar time of the place.',
    response: LocationTimezoneResponse,
    errors: [],
  }),
  batch: defineContract({
    description:
      'Answers each item as /location/autocomplete (with ten results) or /location/reverse does, in the order of the request. An item that is malformed or fails does not affect the others. At most 10 requests a minute.',
    response: LocationBatchResponse,
    errors: ['BatchTooLarge'],
  }),
};
