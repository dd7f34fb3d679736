import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toChartRows } from '../../../lib/answers/natal-chart.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { FormatQuery } from '../../../lib/schemas/answer-forms.ts';
import { estimateCharts } from '../work.ts';
import { castRelocatedChart } from './calculate.ts';
import { examples } from './examples.ts';
import { RelocationRequest } from './request.ts';
import { RelocationResponse, toRelocationData } from './response.ts';

export const relocation = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/relocation',
    summary: 'The chart of a birth with the houses of another place',
    description:
      'Keeps the moment of birth and the positions of the bodies, and calculates houses, angles and lots for another place. The `house` of a body is that of the new place. Vertex and Part of Fortune depend on the place and are calculated for the new one.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: RelocationRequest },
    response: RelocationResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['HouseSystemUndefined'],
    limits: 'none',
    work: ({ body }) => estimateCharts(1, body.options),
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services, context) => {
    const relocated = castRelocatedChart({ ...body, preset: 'full', asRows: format === 'llm_v2' }, services);
    const provenance = context.provenance();
    return chooseFormat(format, {
      full: () => toRelocationData(relocated, toDisplay(body.options), provenance),
      rows: () => toChartRows(relocated),
    });
  },
);
