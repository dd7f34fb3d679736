import { toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { buildNatalWheel, drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { DrawnNatalChartQuery, NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { isPictureFormat } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import type { contract } from './contract.ts';
import type { natalChart } from './endpoint.ts';
import { drawSectorsPicture } from './sectors-picture.ts';

export const handler: EndpointHandler = defineHandler<typeof natalChart, typeof contract>()({
  request: { query: DrawnNatalChartQuery, body: NatalChartRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples: NATAL_EXAMPLES,
  run: ({ query, body }, services, context) => {
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
});
