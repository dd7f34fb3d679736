import { toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { buildNatalWheel, drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { DrawnNatalChartQuery, NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { isPictureFormat } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import { drawSectorsPicture } from './sectors-picture.ts';

export const natalChart = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/natal-chart',
    summary: 'The chart of a birth',
    description:
      'Casts a chart for a moment and a place. The answer states how the civil time was converted to an instant and which house system was used, and has a warning for everything left out or replaced.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: DrawnNatalChartQuery, body: NatalChartRequest },
    response: NatalChartResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateCharts(1, body.options),
    cache: 'none',
    examples: NATAL_EXAMPLES,
  },
  ({ query, body }, services, context) => {
    const { preset, format, layout } = query;
    const options = {
      ...body.options,
      ...(layout === 'sectors' && { include_sectors: body.options.include_sectors ?? true }),
    };
    const natal = castNatalChart({ ...body, options, preset, asRows: format === 'llm_v2' }, services);
    const provenance = context.provenance();
    if (layout === 'sectors') return createSvg(drawSectorsPicture(natal, query, provenance));
    if (isPictureFormat(format))
      return createSvg(
        drawPicture(buildNatalWheel(natal, provenance, { words: selectWords(query.language) }), { ...query, layout }),
      );
    return toNatalAnswer(natal, { preset, format, display: toDisplay(body.options), provenance });
  },
);
