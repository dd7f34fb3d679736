import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods } from '../../../lib/base/catalog/life-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { findActiveTimeLords } from './calculate.ts';
import { activeExamples } from './examples.ts';
import { ActiveRequest } from './request.ts';
import { ActiveResponse, toActiveData, toActiveRows } from './response.ts';

const PERIODS = 15;

export const active = defineEndpoint(
  {
    method: 'POST',
    path: '/timelords/active',
    summary: 'All time lords of a moment, with their condition at birth',
    description:
      'The profected year and month from the Ascendant, the firdar and its part, and zodiacal releasing from Fortune and from Spirit to level 4, and Vimshottari from the sidereal Moon to level 3, each with the defaults of its own endpoint; and for each lord its sign, house, dignities and other conditions in the chart of the birth.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: ActiveRequest },
    response: ActiveResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: () => estimatePeriods(PERIODS),
    cache: 'none',
    examples: activeExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const result = findActiveTimeLords(body, services);
    const provenance = context.provenance();
    return chooseFormat(format, { full: () => toActiveData(result, provenance), rows: () => toActiveRows(result) });
  },
);
