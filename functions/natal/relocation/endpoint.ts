import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toChartRows } from '../../../lib/answers/natal-chart.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import { castRelocatedChart } from './calculate.ts';
import { examples } from './examples.ts';
import { RelocationRequest } from './request.ts';
import { buildRelocationWheel, RelocationResponse, toRelocationData } from './response.ts';

export const relocation = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/relocation',
    summary: 'The chart of a birth with the houses of another place',
    description:
      'Keeps the moment of birth and the positions of the bodies, and calculates houses, angles and lots for another place. The `house` of a body is that of the new place. Vertex and Part of Fortune depend on the place and are calculated for the new one.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: RelocationRequest },
    response: RelocationResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateCharts(1, body.options),
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const relocated = castRelocatedChart({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildRelocationWheel(relocated, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toRelocationData(relocated, toDisplay(body.options), provenance),
      rows: () => toChartRows(relocated),
    });
  },
);
