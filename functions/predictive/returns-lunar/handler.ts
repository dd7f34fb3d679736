import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn } from '../return/answer-return.ts';
import { RETURN_EXAMPLE_BIRTH } from '../return/example-birth.ts';
import { returnFormats } from '../return/formats.ts';
import { LuminaryReturnRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import type { contract } from './contract.ts';
import type { lunarReturn } from './endpoint.ts';

/** Requests that show what the endpoint does. */
const lunarExamples: readonly Example[] = [
  {
    name: 'thisMonth',
    summary: 'The lunar return nearest to a date, in short',
    query: { preset: 'simple' },
    body: { ...RETURN_EXAMPLE_BIRTH, target_datetime: { iso: '2026-11-21T00:00:00Z' }, include_chart: true },
  },
  {
    name: 'aYear',
    summary: 'The lunar returns of a year in the sidereal zodiac',
    body: {
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-07-02T00:00:00Z' },
      search_window_days: 182.5,
      include_chart: false,
      configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof lunarReturn, typeof contract>()({
  request: { query: DatedChartQuery, body: LuminaryReturnRequest },
  hasDisplayNames: true,
  formats: returnFormats,
  work: ({ body }) => estimateReturnSearch('moon', body),
  examples: lunarExamples,
  run: ({ query, body }, services, context) =>
    answerReturn({ query, body: { ...body, body: 'moon' } }, services, context),
});
