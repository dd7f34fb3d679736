import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import type { zodiacalReleasing } from '../endpoints.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';
import { calculateReleasing } from './calculate.ts';
import type { contract } from './contract.ts';
import { ReleasingRequest } from './request.ts';
import { releasingFormats, toReleasingData, toReleasingRows } from './response.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Periods of the levels up to one in a year, at most. */
const PERIODS_PER_YEAR = [0.1, 1, 12, 130] as const;

const LONGEST_PERIOD_YEARS = 30;

export const handler: EndpointHandler = defineHandler<typeof zodiacalReleasing, typeof contract>()({
  request: { query: LifeQuery, body: ReleasingRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: releasingFormats,
  work: ({ body }) =>
    estimatePeriods((measurePartYears(body) ?? LONGEST_PERIOD_YEARS) * (PERIODS_PER_YEAR[body.levels - 1] ?? 1)),
  examples: [
    example('fromSpirit', 'The period of a moment and its parts', { subject, target_datetime }),
    example('wholeLife', 'The signs of a life, from Fortune', {
      subject,
      target_datetime,
      from: 'fortune',
      start_age: 0,
      end_age: 100,
      levels: 1,
    }),
    exampleAsRows('All four levels of a month as rows', {
      subject,
      target_datetime,
      start_date: '2001-01-01',
      end_date: '2001-02-01',
      levels: 4,
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateReleasing(body, services);
    return chooseFormat(format, {
      full: () => toReleasingData(result, body, context.provenance()),
      rows: () => toReleasingRows(result),
    });
  },
});
