import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { FormatQuery } from '../../../lib/schemas/answer-forms.ts';
import { castComposite } from './calculate.ts';
import { examples } from './examples.ts';
import { CompositeRequest } from './request.ts';
import { CompositeResponse, toCompositeData, toCompositeRows } from './response.ts';

export const composite = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/composite',
    summary: 'One chart of two to ten births',
    description:
      'Casts the midpoint composite or the Davison chart. If positions cancel each other out, as in an exact opposition, both midpoints are equally near: the one 90° after the position of the first subject is used, with a warning. The chart has houses only if the birth time of every subject is known.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: CompositeRequest },
    response: CompositeResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['HouseSystemUndefined'],
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services, context) => {
    const cast = castComposite({ ...body, preset: 'full', asRows: format === 'llm_v2' }, services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    return chooseFormat(format, {
      full: () => toCompositeData(cast, display, provenance),
      rows: () => toCompositeRows(cast),
    });
  },
);
