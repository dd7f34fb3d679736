import * as z from 'zod';
import { COORDINATE_SYSTEMS, POLAR_FALLBACKS } from '../../../lib/astro/chart/settings.ts';
import { CALENDAR_IDS } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { STEP_UNITS } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { TABLE_BODY_IDS, TABLE_COLUMN_IDS } from '../../../lib/base/catalog/table-columns.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from '../../../lib/requests/body-name.ts';
import { HouseSystem, refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { Location } from '../../../lib/requests/location.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { TimezoneRef } from '../../../lib/requests/timezone.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';
import {
  refuseBadDates,
  refuseForeignBodies,
  refuseLargePages,
  refuseMissingPlace,
  refuseUnreadSettings,
} from './checks.ts';
import { tableDate, timeOfDay } from './dates.ts';

const { table_step: STEP, table_cells: CELLS } = SIZES;

const TableBody = bodyName(
  {
    ids: TABLE_BODY_IDS,
    refusals: new Map(
      refuseDailyPoints('is not a moving body but a point that depends on time and place; cast a chart for it'),
    ),
  },
  { id: 'TableBody', description: 'A body of an ephemeris table; `earth` only as seen from the Sun', example: 'mars' },
);

const TableColumn = nameEnum(TABLE_COLUMN_IDS).meta({
  id: 'TableColumn',
  description: 'What the table states of each body; GET /ephemeris/supported-metadata describes each',
  example: 'longitude',
});

const TableStep = z
  .strictObject({
    value: z.int().min(STEP.minimum).max(STEP.maximum).default(1).meta({ description: 'Number of units', example: 1 }),
    unit: nameEnum(STEP_UNITS).meta({
      description:
        'Minutes and hours are elapsed time. Days, weeks, months and years keep the time of day on the local clock; months and years are counted from the first row: 31 January, 28 February, 31 March',
      example: 'day',
    }),
  })
  .meta({ id: 'TableStep', description: 'Distance of two rows', example: { value: 1, unit: 'day' } });

export const TableRequest = z
  .strictObject({
    start_date: tableDate('First row', '2025-01-01'),
    end_date: tableDate('Latest possible row, which is part of the table', '2025-12-31'),
    step: TableStep.prefault({ unit: 'day' }),
    calendar: nameEnum(CALENDAR_IDS).default('gregorian').meta({
      description: 'Calendar of both dates and of steps of months and years. Rows always have Gregorian dates',
      example: 'gregorian',
    }),
    time_of_day: timeOfDay('Clock time of a date without one, default 00:00', '12:00'),
    timezone: TimezoneRef.optional().meta({
      description:
        'Zone of the dates and of steps of days and longer, default that of `location`, stated there or looked up, else UTC',
    }),
    bodies: uniqueNames(TableBody, countNamed(TABLE_BODY_IDS))
      .optional()
      .meta({
        description: 'Bodies, each once; default Sun to Pluto, in a heliocentric table Mercury to Pluto with the Earth',
        example: ['sun', 'moon', 'mercury'],
      }),
    columns: uniqueNames(TableColumn, TABLE_COLUMN_IDS.length)
      .default(['longitude'])
      .meta({
        description: 'Columns of each body, each once. `house`, `azimuth` and `altitude` need `location`',
        example: ['longitude', 'longitude_speed'],
      }),
    ...zodiacShape,
    coordinate_system: nameEnum(COORDINATE_SYSTEMS).default('geocentric').meta({
      description: 'Point from which bodies are seen; `topocentric` needs `location`',
      example: 'geocentric',
    }),
    location: Location.optional().meta({
      description:
        'Place of houses, azimuth and altitude, and observer of a topocentric table. Its zone is that of the dates where `timezone` is absent',
    }),
    house_system: HouseSystem.optional().meta({
      description: 'House system of the column `house`, default `P`, Placidus',
    }),
    polar_fallback: nameEnum(POLAR_FALLBACKS).optional().meta({
      description:
        'Only with the column `house`, default `porphyry`: house system that replaces one that is undefined at the latitude; `error` returns 422 instead',
      example: 'porphyry',
    }),
    options: DecimalOptions.prefault({}),
    limit: z
      .int()
      .min(1)
      .max(CELLS.maximum)
      .optional()
      .meta({
        description: `Maximum number of rows in one answer. Rows times columns, that of the dates included, may be ${CELLS.maximum}, fewer where they take long to calculate; default as many rows as that allows`,
        example: 366,
      }),
    cursor: pagingShape.cursor,
  })
  .superRefine(refuseBadDates, refineWhenValid('start_date', 'end_date', 'calendar', 'time_of_day'))
  .superRefine(refuseForeignBodies, refineWhenValid('bodies', 'coordinate_system'))
  .superRefine(refuseMissingPlace, refineWhenValid('columns', 'coordinate_system', 'location'))
  .superRefine(
    refuseUnreadSettings,
    refineWhenValid('columns', 'coordinate_system', 'location', 'timezone', 'house_system', 'polar_fallback'),
  )
  .superRefine(refuseLargePages, refineWhenValid('bodies', 'columns', 'coordinate_system', 'limit'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({ id: 'TableRequest', description: 'Bodies and columns of the table, its dates and its step' });

export type TableRequest = z.output<typeof TableRequest>;
