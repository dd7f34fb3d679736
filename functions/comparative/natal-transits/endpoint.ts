import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { compareTransits } from './calculate.ts';
import { examples } from './examples.ts';
import { NatalTransitsRequest } from './request.ts';
import {
  buildNatalTransitsWheel,
  NatalTransitsResponse,
  toNatalTransitsData,
  toNatalTransitsRows,
} from './response.ts';

export const natalTransits = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/natal-transits',
    summary: 'Positions at a moment compared with a natal chart',
    description:
      'Casts the natal chart and the transit chart, finds the aspects from the transiting bodies to the natal points, and lists the natal houses that hold the transiting bodies. Without a `transit_datetime` the moment is the arrival of the request.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: NatalTransitsRequest },
    response: NatalTransitsResponse,
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
);
