import type * as z from 'zod';
import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { TableQuery } from '../../../lib/requests/format.ts';
import type { table } from '../endpoints.ts';
import { calculateTable } from './calculate.ts';
import type { contract, TableAnswer } from './contract.ts';
import { measureNominalSeconds } from './dates.ts';
import { estimateRow, mostRowsOf } from './page-size.ts';
import { TableRequest } from './request.ts';
import { createRowShaper, toTableAnswer, toTableRows } from './response.ts';

const UNIT_DAYS: Readonly<Record<StepUnit, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365.2,
};

const LONG_TABLE_DAYS = 31;

const daysOf = (request: TableRequest): number => measureNominalSeconds(request) / SECONDS_PER_DAY;

/** Whether a table spans enough days for the request to count as a long search. */
const isLongTable = (request: TableRequest): boolean => daysOf(request) > LONG_TABLE_DAYS;

/** Estimates one page of a table, CPU-seconds. */
function estimateTable(request: TableRequest): number {
  const { step, limit = mostRowsOf(request) } = request;
  const rows = Math.min(limit, Math.max(1, 1 + daysOf(request) / (step.value * UNIT_DAYS[step.unit])));
  return SECONDS_PER_REQUEST + rows * estimateRow(request);
}

const tableFormats = {
  toTable: ({ columns_schema, rows }: z.output<typeof TableAnswer>) => ({ columns: columns_schema, rows }),
};

export const handler: EndpointHandler = defineHandler<typeof table, typeof contract>()({
  request: { query: TableQuery, body: TableRequest },
  hasDisplayNames: true,
  formats: tableFormats,
  isCounted: ({ body }) => isLongTable(body),
  work: ({ body }) => estimateTable(body),
  examples: [
    example('aMonth', 'Daily longitudes of Sun to Pluto at midnight UTC', {
      start_date: '2025-01-01',
      end_date: '2025-01-31',
    }),
    example('localNoon', 'Sun and Moon at noon in Paris, across the change to summer time', {
      start_date: '2025-03-28',
      end_date: '2025-04-02',
      time_of_day: '12:00',
      timezone: { iana_name: 'Europe/Paris' },
      bodies: ['sun', 'moon'],
      columns: ['longitude', 'sign', 'longitude_speed', 'motion'],
    }),
    example('aNight', 'Where Jupiter and Saturn stand over Berlin, hour by hour', {
      start_date: '2020-12-21T15:00:00Z',
      end_date: '2020-12-21T18:00:00Z',
      step: { value: 1, unit: 'hour' },
      bodies: ['jupiter', 'saturn'],
      columns: ['azimuth', 'altitude', 'magnitude', 'house'],
      house_system: 'W',
      location: { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } },
    }),
    {
      ...example('siderealRows', 'Monthly sidereal longitudes as rows for a language model', {
        start_date: '2025-01-31',
        end_date: '2025-12-31',
        step: { unit: 'month' },
        bodies: ['mars', 'jupiter', 'saturn', 'true_node'],
        columns: ['longitude', 'declination'],
        zodiac_type: 'sidereal',
        ayanamsa: 'lahiri',
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: async ({ query: { format }, body }, services) => {
    const page = await calculateTable(body, services, createRowShaper(body, format === 'llm_v2' ? 'llm_v2' : 'json'));
    return format === 'llm_v2' ? toTableRows(page, body) : toTableAnswer(page, body);
  },
});
