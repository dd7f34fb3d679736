import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { compareTransits } from './calculate.ts';
import type { contract } from './contract.ts';
import type { natalTransits } from './endpoint.ts';
import { examples } from './examples.ts';
import { NatalTransitsRequest } from './request.ts';
import { buildNatalTransitsWheel, toNatalTransitsData, toNatalTransitsRows } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof natalTransits, typeof contract>()({
  request: { query: PictureQuery, body: NatalTransitsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const request = { ...body, preset: 'full', asRows: query.format === 'llm_v2' } as const;
    const compared = compareTransits(request, services, context.receivedAt);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildNatalTransitsWheel(compared, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toNatalTransitsData(compared, display, provenance),
      rows: () => toNatalTransitsRows(compared),
    });
  },
});
