import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import { searchElections } from './calculate.ts';
import type { contract } from './contract.ts';
import type { elections } from './endpoint.ts';
import { electionExamples } from './examples.ts';
import { electionFormats } from './formats.ts';
import { electionPicture } from './picture.ts';
import { ElectionsRequest } from './request.ts';
import { toElectionRows, toElectionsAnswer } from './response.ts';
import { estimateElections } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof elections, typeof contract>()({
  request: { query: timelineQuery('the intervals over time'), body: ElectionsRequest },
  formats: { ...electionFormats, picture: electionPicture },
  work: ({ body }) => estimateElections(body),
  examples: electionExamples,
  run: async ({ query: { format }, body }, services, { checkTime }) => {
    const result = await searchElections(body, services, checkTime);
    return format === 'llm_v2' ? toElectionRows(result) : toElectionsAnswer(result);
  },
});
