import { toDisplay } from '../../../lib/answers/position.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { compareBirths } from './calculate.ts';
import { examples } from './examples.ts';
import { SynastryRequest } from './request.ts';
import { buildSynastryWheel, SynastryResponse, toSynastryAnswer } from './response.ts';

export const synastry = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/synastry',
    summary: 'Two births compared',
    description:
      'Casts both charts in full, finds the aspects from the points of A to those of B, and lists the houses of each chart that hold the points of the other. A birth without a known time has no houses, so it holds no points of the other. With `options.include_analysis` each chart has its facts, and `contacts` has the double whammies and receptions between them.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: SynastryRequest },
    response: SynastryResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined'],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const compared = compareBirths({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildSynastryWheel(compared, provenance, selectWords(query.language)), query));
    return toSynastryAnswer(compared, { format: query.format, display, provenance });
  },
);
