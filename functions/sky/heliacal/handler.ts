import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateHeliacalSearch } from '../work.ts';
import { searchHeliacal } from './calculate.ts';
import type { contract } from './contract.ts';
import type { heliacal } from './endpoint.ts';
import { examples } from './examples.ts';
import { heliacalFormats } from './formats.ts';
import { countSeries, HeliacalRequest } from './request.ts';
import { toHeliacalAnswer } from './response.ts';
import { toHeliacalRows } from './rows.ts';

export const handler: EndpointHandler = defineHandler<typeof heliacal, typeof contract>()({
  request: { query: DatedRowQuery, body: HeliacalRequest },
  hasDisplayNames: true,
  formats: heliacalFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateHeliacalSearch(countSeries(body), body.limit),
  examples,
  run: async ({ query: { format }, body }, services) => {
    const result = await searchHeliacal(body, services);
    return format === 'llm_v2' ? toHeliacalRows(result) : toHeliacalAnswer(result, body);
  },
});
