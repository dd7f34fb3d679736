import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import { searchProgressions } from './calculate.ts';
import type { contract } from './contract.ts';
import type { progressionsSearch } from './endpoint.ts';
import { examples } from './examples.ts';
import { progressionFormats } from './formats.ts';
import { progressionPicture } from './picture.ts';
import { ProgressionsSearchRequest } from './request.ts';
import { toProgressionsSearchAnswer } from './response.ts';
import { toProgressionRows } from './rows.ts';
import { estimateProgressionsSearch } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof progressionsSearch, typeof contract>()({
  request: { query: timelineQuery('the events over time'), body: ProgressionsSearchRequest },
  hasDisplayNames: true,
  formats: { ...progressionFormats, picture: progressionPicture },
  work: ({ body }) => estimateProgressionsSearch(body),
  examples,
  run: async ({ query: { format }, body }, services, context) => {
    const result = await searchProgressions(body, services, context);
    return format === 'llm_v2' ? toProgressionRows(result) : toProgressionsSearchAnswer(result, body);
  },
});
