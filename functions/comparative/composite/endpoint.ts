import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { castComposite } from './calculate.ts';
import { examples } from './examples.ts';
import { CompositeRequest } from './request.ts';
import { buildCompositeWheel, CompositeResponse, toCompositeData, toCompositeRows } from './response.ts';

export const composite = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/composite',
    summary: 'One chart of two to ten births',
    description:
      'Casts the midpoint composite or the Davison chart. If positions cancel each other out, as in an exact opposition, both midpoints are equally near: the one 90° after the position of the first subject is used, with a warning. The chart has houses only if the birth time of every subject is known.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: CompositeRequest },
    response: CompositeResponse,
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
    const cast = castComposite({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildCompositeWheel(cast, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toCompositeData(cast, display, provenance),
      rows: () => toCompositeRows(cast),
    });
  },
);
