import { toDisplay } from '../../../lib/answers/rounding.ts';
import { drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { compareBirths } from './calculate.ts';
import type { contract } from './contract.ts';
import type { synastry } from './endpoint.ts';
import { examples } from './examples.ts';
import { SynastryRequest } from './request.ts';
import { buildSynastryWheel, toSynastryAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof synastry, typeof contract>()({
  request: { query: PictureQuery, body: SynastryRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const compared = compareBirths({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildSynastryWheel(compared, provenance, selectWords(query.language)), query));
    return toSynastryAnswer(compared, { format: query.format, display, provenance });
  },
});
