import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { secondsPerYearOf } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import type { profections } from '../endpoints.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';
import { calculateProfections } from './calculate.ts';
import type { contract } from './contract.ts';
import { ProfectionRequest } from './request.ts';
import { profectionFormats, toProfectionData, toProfectionRows } from './response.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Periods of the levels up to one in a year. */
const PERIODS_PER_YEAR = [1, 13, 157] as const;

export const handler: EndpointHandler = defineHandler<typeof profections, typeof contract>()({
  request: { query: LifeQuery, body: ProfectionRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: profectionFormats,
  work: ({ body }) => estimateProfections(body),
  examples: [
    example('atAMoment', 'The year of a moment and its months', { subject, target_datetime }),
    example('byDegrees', 'The Midheaven at 30° a year between solar returns, with its aspects to the birth', {
      subject,
      target_datetime,
      from: 'midheaven',
      mode: 'degree',
      anniversary: 'solar_return',
      start_age: 54,
      end_age: 56,
    }),
    example('timeUnknown', 'From the Sun, without a time of birth', {
      subject: { ...subject, birth_time_known: false },
      target_datetime,
      from: 'sun',
      levels: 1,
    }),
    exampleAsRows('Twenty years from Fortune as rows', {
      subject,
      target_datetime,
      from: 'fortune',
      start_age: 50,
      end_age: 70,
      levels: 1,
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateProfections(body, services);
    return chooseFormat(format, {
      full: () => toProfectionData(result, body, context.provenance()),
      rows: () => toProfectionRows(result),
    });
  },
});

function estimateProfections(request: ProfectionRequest): number {
  const years = measurePartYears(request) ?? 1;
  const returnSeconds = request.anniversary === 'solar_return' ? (years + 3) * secondsPerYearOf('sun') : 0;
  return estimatePeriods(years * (PERIODS_PER_YEAR[request.levels - 1] ?? 1)) + returnSeconds;
}
