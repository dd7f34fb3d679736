import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { calculateProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import type { contract } from './contract.ts';
import type { progressed } from './endpoint.ts';
import { examples } from './examples.ts';
import { ProgressedRequest } from './request.ts';
import { toProgressedRows } from './response.ts';
import { buildProgressedWheel } from './wheel.ts';

export const handler: EndpointHandler = defineHandler<typeof progressed, typeof contract>()({
  request: { query: PictureQuery, body: ProgressedRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const result = calculateProgressedChart({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildProgressedWheel(result, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toProgressedData(result, toDisplay(body.options), provenance),
      rows: () => toProgressedRows(result),
    });
  },
});
