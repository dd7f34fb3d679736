import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import { searchElections } from './calculate.ts';
import { electionExamples } from './examples.ts';
import { electionFormats } from './formats.ts';
import { electionPicture } from './picture.ts';
import { ElectionsRequest } from './request.ts';
import { ElectionsResponse, toElectionRows, toElectionsAnswer } from './response.ts';
import { estimateElections } from './work.ts';

export const elections = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/elections',
    summary: 'Elections: when conditions hold together',
    description: [
      'Finds the intervals of a range in which a tree of conditions holds. `all`, `any` and `not` combine single conditions on signs, houses, aspects, motion, phases, angles, planetary hours, dignities, and the clock of the place. Ends of intervals are exact to a second.',
      'Where a range has no interval, `blocking` names the conditions that never hold, the pairs that never hold together, the conditions that alone prevent a result, and the first later dates. With `explain: true` the answer says for one instant which conditions hold, since when and until when.',
      '`weights` rank the intervals by further conditions that exclude none. Aspects and motion are those of tropical longitudes, so they are the same in every zodiac; signs, degrees and houses are those of the zodiac of the request. The lord of a house is the traditional ruler of the sign on its cusp at each moment.',
    ].join('\n\n'),
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: timelineQuery('the intervals over time'), body: ElectionsRequest },
    response: ElectionsResponse,
    formats: { ...electionFormats, picture: electionPicture },
    errors: ['InvalidRange', 'BirthTimeRequired'],
    limits: 'searches',
    work: ({ body }) => estimateElections(body),
    workMembers: ['end_date', 'conditions', 'weights'],
    cache: 'none',
    stored: 'transits',
    examples: electionExamples,
  },
  async ({ query: { format }, body }, services, { checkTime }) => {
    const result = await searchElections(body, services, checkTime);
    return format === 'llm_v2' ? toElectionRows(result) : toElectionsAnswer(result);
  },
);
