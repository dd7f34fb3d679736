import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import type { sadeSati } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateSadeSati } from './calculate.ts';
import type { contract } from './contract.ts';
import { SadeSatiRequest } from './request.ts';
import { sadeSatiFormats, toSadeSatiData, toSadeSatiRows } from './response.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

const DEFAULT_YEARS = 100;

/** Periods that a year of the search costs as much as: the path of Saturn and the moments on it. */
const PERIODS_PER_YEAR = 20;

export const handler: EndpointHandler = defineHandler<typeof sadeSati, typeof contract>()({
  request: { query: LifeQuery, body: SadeSatiRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  formats: sadeSatiFormats,
  work: ({ body }) => estimatePeriods((measurePartYears(body) ?? DEFAULT_YEARS) * PERIODS_PER_YEAR),
  examples: [
    example('aLife', 'The transits of a hundred years', { subject, target_datetime }),
    example('byDegree', 'Between two ages, within 45° of the Moon', {
      subject,
      target_datetime,
      by: 'degree',
      start_age: 20,
      end_age: 50,
    }),
    exampleAsRows('Whole transits as rows', { subject, target_datetime, levels: 1 }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateSadeSati(body, services);
    return chooseFormat(format, {
      full: () => toSadeSatiData(result, body, context.provenance()),
      rows: () => toSadeSatiRows(result, body),
    });
  },
});
