import { toDisplay } from '../../../lib/answers/position.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { compareWithEach } from './calculate.ts';
import { examples } from './examples.ts';
import { SynastryBatchRequest } from './request.ts';
import { SynastryBatchResponse, toSynastryBatchAnswer } from './response.ts';

export const synastryBatch = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/synastry/batch',
    summary: 'One birth compared with up to 49 others',
    description:
      'Compares `subject_a` with each of the subjects as /comparative/synastry does, with one configuration for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `comparisons` has the errors, and `metadata` counts it. Faults of `subject_a` refuse the request. An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: SynastryBatchRequest },
    response: SynastryBatchResponse,
    hasDisplayNames: true,
    timing: 'processing_time_ms',
    errors: ['BatchTooLarge', 'HouseSystemUndefined'],
    limits: 'none',
    work: ({ body }) => body.subjects.length * SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services, context) => {
    const batch = compareWithEach({ ...body, preset: 'full', asRows: format === 'llm_v2' }, services, context);
    return toSynastryBatchAnswer(batch, { format, display: toDisplay(body.options), provenance: context.provenance() });
  },
);
