import * as z from 'zod';
import { DATED_CALENDARS } from '../../astro/clock/civil-time/calendar-change.ts';
import { CERTAINTIES, TIME_SOURCES } from '../../astro/clock/civil-time/certainty.ts';
import { PRACTICE_STANDINGS } from '../../astro/clock/civil-time/local-practice.ts';
import { TIME_STATUSES } from '../../astro/clock/civil-time/moment.ts';
import { READING_BASES } from '../../astro/clock/civil-time/practice-readings.ts';
import { instantText } from '../answer.ts';
import { ChartHandle } from '../handle/schema.ts';
import { choice, flag, integer, julianDay, number, text } from '../members.ts';
import { namedPlace } from './named-place.ts';

const readingPoint = (name: string, example: number) =>
  z
    .number()
    .optional()
    .meta({ description: `${name} by this reading, degrees of longitude; only at verbosity \`detailed\``, example });

/** What differs most between two readings of a local time. */
const readingPoints = {
  ascendant: readingPoint('Ascendant', 195.26),
  midheaven: readingPoint('Midheaven', 107.71),
  moon: readingPoint('Moon', 345.12),
};

const Candidate = z
  .object({
    datetime: text('Local time with its offset', '2021-10-31T02:30:00.000+02:00'),
    datetime_utc: instantText('The same instant'),
    utc_offset_seconds: integer('Civil time minus UTC', 7200),
    abbreviation: text('Abbreviation of the clock time', 'CEST'),
    ...readingPoints,
  })
  .meta({
    id: 'TimeCandidate',
    description: 'One of two possible instants of a local time that occurred twice or never',
  });

const Reading = z
  .object({
    basis: choice(
      READING_BASES,
      'Whose clock it is: `local` the place’s by the rule, `iana` that of the time zone, `record` that of birth records, `local_mean_time` mean solar time of the place',
      'local',
    ),
    utc_offset_seconds: integer('Civil time minus UTC', -21600),
    datetime_utc: instantText('The instant by this reading'),
    ...readingPoints,
  })
  .meta({ id: 'PracticeReading', description: 'One instant that the local time may mean' });

const Source = z
  .object({
    title: text('Publication', 'RCW 1.20.050 (Initiative 181, 1952)'),
    url: text('Address', 'https://app.leg.wa.gov/RCW/default.aspx?cite=1.20.050'),
  })
  .meta({ id: 'PracticeSource', description: 'A publication on which a rule rests' });

const Practice = z
  .object({
    standing: choice(
      PRACTICE_STANDINGS,
      '`settled`: a law or the practice of the whole area, with a source. `preferred`: likely. `doubtful`: practice was mixed or is unknown, or areas with different clocks meet within 5 km',
      'settled',
    ),
    rule: text('Rule of the table of local practice', 'tx-2'),
    readings: z.array(Reading).min(2).max(3).meta({ description: 'The first one is used' }),
    sources: z.array(Source).meta({ description: 'What the rule rests on' }),
  })
  .meta({
    id: 'LocalPractice',
    description: 'The clocks of the place, of its zone or of its records give the local time different meanings',
  });

export const TimeResolutionRecord = z
  .object({
    source: choice(
      TIME_SOURCES,
      'Where the offset comes from: written with the time, the zone given, the zone found at the coordinates, known clocks of the place that differ from its zone, the mean solar time of the place before there was standard time, UTC, or a Julian day',
      'timezone',
    ),
    status: choice(TIME_STATUSES, 'Whether the local time occurred once, twice or never', 'unique'),
    certainty: choice(
      CERTAINTIES,
      '`certain`; `likely`: a rule of local practice that is only likely, mean solar time, or a zone that is disputed at the place; `doubtful`: a doubtful rule, a zone or an offset that does not fit the coordinates, or a local time that occurred twice or never and was resolved without `disambiguation`',
      'certain',
    ),
    candidates: z.array(Candidate).length(2).optional().meta({
      description: 'Earlier and later instant of a local time that occurred twice or never',
    }),
    calendar: z.enum(DATED_CALENDARS).optional().meta({
      description:
        'The calendar of the place, where the date was sent with `calendar: local`; `swedish` was a day ahead of the Julian one',
      example: 'julian',
    }),
    practice: Practice.optional().meta({
      description: 'Present where the clocks of the place, its zone or its records differ',
    }),
  })
  .meta({ id: 'TimeResolution', description: 'How the civil time was converted to an instant' });

export const SubjectInfo = z
  .object({
    name: text('As sent', 'Ada Lovelace'),
    datetime: text(
      'Local time with its offset; the offset has seconds if they are not 0',
      '1990-06-15T14:30:00.000+02:00',
    ),
    datetime_utc: instantText('The instant the chart is cast for'),
    julian_day: julianDay,
    timezone: z.string().nullable().meta({
      description: 'Time zone of the local time; null if none is known',
      example: 'Europe/Paris',
    }),
    utc_offset_seconds: integer('Civil time minus UTC', 7200),
    latitude: number('Degrees, north positive', 48.8566),
    longitude: number('Degrees, east positive', 2.3522),
    elevation: number('Meters above the sea', 0),
    place: namedPlace,
    birth_time_known: flag('False: positions are for local noon', true),
    time_resolution: TimeResolutionRecord,
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'SubjectInfo', description: 'The birth, and how its date and time were interpreted' });

export type SubjectInfo = z.output<typeof SubjectInfo>;
