import * as z from 'zod';
import { defineRecord } from '../../../lib/answers/record.ts';
import { formatLocal, formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { RECONCILE_VERDICTS } from '../../../lib/astro/reconcile/reconcile.ts';
import { ERROR_CODES } from '../../../lib/base/errors/catalog.ts';
import type { ReconciledClaims } from '../../../lib/charts/reconcile.ts';
import type { CheckedRecord } from '../../../lib/exchange/check-records.ts';
import { RECORD_NOTES, type RecordIssue, type StatedPosition } from '../../../lib/exchange/record.ts';
import { choice, integer, number, optionalNumber, text } from '../../../lib/requests/members.ts';
import { changeRecord } from '../reconcile/response.ts';
import type { ImportedRecord } from './calculate.ts';

const optionalText = (description: string, example: string) => z.string().optional().meta({ description, example });

export const issueRecord = defineRecord<RecordIssue>()('ImportIssue', 'What is wrong with a record, or was decided', {
  line: [integer('Line on which the record begins, from 1', 16), 'line'],
  code: [
    choice(
      [...RECORD_NOTES, ...ERROR_CODES],
      '`JulianDayDisagrees`: clock and zone differ from the Julian day, which counts; `JulianDayDecides`: it settles a zone that is left open; `ZoneOfPlace`: the zone of the place settles it; `PlaceByName`: the place has no coordinates; `CalendarNotStated`: an early date counts as Gregorian; `Repaired`: a form that the format does not have was read; `NotRead`: something is left out. An error code: the record cannot be read',
      'JulianDayDisagrees',
    ),
    'code',
  ],
  message: [
    text('In words', 'has a clock and a zone that are 12 s earlier than its Julian day, which counts'),
    'message',
  ],
});

const statedPosition = defineRecord<StatedPosition>()(
  'StatedPosition',
  'A position in the tropical zodiac that a record states',
  {
    point: [text('The body or angle', 'sun'), 'point'],
    longitude: [text('As people write it', '28°19\'16" Capricorn'), 'longitude'],
  },
);

const checkedBirth = defineRecord<NonNullable<CheckedRecord['birth']>>()(
  'ImportedBirth',
  'The birth as calculations read the subject',
  {
    datetime: [
      text('By the clock; noon where the time is not known', '1839-01-19T01:00:00.000+00:21:48'),
      ({ moment }) => formatLocal(moment.instant, moment.offsetSeconds),
    ],
    datetime_utc: [text('The instant', '1839-01-19T00:38:12.000Z'), ({ moment }) => formatUtc(moment.instant)],
    utc_offset_seconds: [integer('Clock − UTC, seconds', 1308), ({ moment }) => moment.offsetSeconds],
    latitude: [number('Degrees, north positive', 43.516667), ({ place }) => place.latitudeDeg],
    longitude: [number('Degrees, east positive', 5.45), ({ place }) => place.longitudeDeg],
    birth_time_known: [
      z.boolean().meta({ description: 'Whether the time of birth is known', example: true }),
      'timeIsKnown',
    ],
  },
);

const EXAMPLE = {
  name: 'Paul Cezanne',
  birth_datetime: { iso: '1839-01-19T01:00+00:21:48', time_basis: 'record' },
  birth_location: { latitude: 43.516667, longitude: 5.45 },
};

const comparisonRecord = defineRecord<ReconciledClaims>()(
  'ImportedComparison',
  'Whether the positions of a record are those of its birth, to a minute of arc; `/ephemeris/reconcile` takes them as `claims` and says more',
  {
    verdict: [
      choice(
        RECONCILE_VERDICTS,
        '`explained`, `partly`: with the changes. `unexplained`: no two changes do it',
        'same',
      ),
      'verdict',
    ],
    changes: [
      z.array(changeRecord.schema).meta({ description: 'Of the likeliest explanation; empty where there is none' }),
      ({ explanations: [best] }) => (best?.scored.changes ?? []).map((change) => changeRecord.write(change)),
    ],
  },
);

export const importedRecord = defineRecord<ImportedRecord>()('ImportedRecord', 'One record of a file', {
  line: [integer('Line on which it begins, from 1', 1), ({ record }) => record.line],
  id: [
    z.union([z.string(), z.number()]).optional().meta({ description: 'As the file has it', example: '1019' }),
    ({ record }) => record.id,
  ],
  part: [
    optionalText('Of a chart within the record before it: its kind, as the file has it', '1_ALT'),
    ({ record }) => record.part,
  ],
  subject: [
    z.record(z.string(), z.unknown()).nullable().meta({
      id: 'ImportedSubject',
      description: 'The `subject` of requests; null where the record cannot be read, as `issues` says',
      example: EXAMPLE,
    }),
    ({ subject }) => (subject ? { ...subject } : null),
  ],
  birth: [checkedBirth.schema.optional(), ({ birth }) => birth && checkedBirth.write(birth)],
  place: [
    optionalText('The place by its name, as the file has it', 'Aix-En-Provence'),
    ({ record }) => record.birth?.place.name || undefined,
  ],
  country: [
    optionalText('The country of the place, as the file has it', 'F'),
    ({ record }) => record.birth?.place.country || undefined,
  ],
  source: [
    optionalText('Where the birth was read, as the file has it', '1*,Standesamt'),
    ({ record }) => record.source || undefined,
  ],
  julian_day: [
    optionalNumber('The Julian day that the file states, Universal Time', 2392758.526528),
    ({ record }) => record.birth?.julianDay?.days,
  ],
  julian_day_difference_seconds: [
    optionalNumber('The instant of clock and zone − that of the Julian day, where the file states all three', -0.019),
    'julianDayDifferenceSeconds',
  ],
  positions: [
    z.array(statedPosition.schema).optional().meta({ description: 'Positions that the record states' }),
    ({ record: { positions = [] } }) => (positions.length > 0 ? positions.map(statedPosition.write) : undefined),
  ],
  comparison: [
    comparisonRecord.schema.optional(),
    ({ comparison }) => comparison && comparisonRecord.write(comparison),
  ],
  issues: [
    z.array(issueRecord.schema).meta({ description: 'What is wrong, and what was decided; empty where all is clear' }),
    ({ issues }) => issues.map(issueRecord.write),
  ],
});
