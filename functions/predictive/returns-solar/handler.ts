import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn } from '../return/answer-return.ts';
import { RETURN_EXAMPLE_BIRTH, RETURN_EXAMPLE_LOCATION } from '../return/example-birth.ts';
import { returnFormats } from '../return/formats.ts';
import { LuminaryReturnRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import type { contract } from './contract.ts';
import type { solarReturn } from './endpoint.ts';

const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { name: 'Asia/Tokyo' } };

/** Requests that show what the endpoint does. */
const solarExamples: readonly Example[] = [
  {
    name: 'birthdayInTokyo',
    summary: 'The solar return of 2026, spent in Tokyo',
    body: {
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-06-15' },
      return_location: tokyo,
      include_chart: true,
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: {
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-06-15' },
      return_location: tokyo,
      include_chart: true,
    },
  },
  {
    name: 'timeUnknown',
    summary: 'The time of birth is not known',
    body: {
      birth_datetime: { iso: '1990-06-15' },
      birth_time_known: false,
      location: RETURN_EXAMPLE_LOCATION,
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof solarReturn, typeof contract>()({
  request: { query: DatedChartQuery, body: LuminaryReturnRequest },
  hasDisplayNames: true,
  formats: returnFormats,
  work: ({ body }) => estimateReturnSearch('sun', body),
  examples: solarExamples,
  run: ({ query, body }, services, context) =>
    answerReturn({ query, body: { ...body, body: 'sun' } }, services, context),
});
