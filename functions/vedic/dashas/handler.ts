import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import type { dashas } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateDashas } from './calculate.ts';
import type { contract } from './contract.ts';
import { DashasRequest } from './request.ts';
import { dashaFormats, toDashaRows, toDashasData } from './response.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Periods of the levels up to one in a year, at most: those of yogini. */
const PERIODS_PER_YEAR = [0.25, 2, 17, 140, 1200] as const;

const LONGEST_CYCLE_YEARS = 120;

const LONGEST_LEVEL_3_YEARS = 3;

/** A solar year is searched, which takes some positions for each period. */
const SOLAR_FACTOR = 4;

export const handler: EndpointHandler = defineHandler<typeof dashas, typeof contract>()({
  request: { query: LifeQuery, body: DashasRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  formats: dashaFormats,
  work: ({ body }) =>
    estimatePeriods(
      (measurePartYears(body) ?? (body.levels > 3 ? LONGEST_LEVEL_3_YEARS : LONGEST_CYCLE_YEARS)) *
        (PERIODS_PER_YEAR[body.levels - 1] ?? 1) *
        (body.year_days === 'solar' ? SOLAR_FACTOR : 1),
    ),
  examples: [
    example('vimshottari', 'The periods of a whole cycle, and those of a moment', {
      subject,
      target_datetime,
      levels: 1,
    }),
    example('yoginiInTrueYears', 'Yogini in true solar years, with the balance in time', {
      subject,
      target_datetime,
      system: 'yogini',
      year_days: 'solar',
      balance: 'time',
    }),
    exampleAsRows('Five levels of three days as rows', {
      subject,
      target_datetime,
      levels: 5,
      start_date: '2001-01-19',
      end_date: '2001-01-22',
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateDashas(body, services);
    return chooseFormat(format, {
      full: () => toDashasData(result, body, context.provenance()),
      rows: () => toDashaRows(result),
    });
  },
});
