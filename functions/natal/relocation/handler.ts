import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toChartRows } from '../../../lib/answers/natal-chart.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import { castRelocatedChart } from './calculate.ts';
import type { contract } from './contract.ts';
import type { relocation } from './endpoint.ts';
import { examples } from './examples.ts';
import { RelocationRequest } from './request.ts';
import { buildRelocationWheel, toRelocationData } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof relocation, typeof contract>()({
  request: { query: PictureQuery, body: RelocationRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples,
  run: ({ query, body }, services, context) => {
    const relocated = castRelocatedChart({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildRelocationWheel(relocated, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toRelocationData(relocated, toDisplay(body.options), provenance),
      rows: () => toChartRows(relocated),
    });
  },
});
