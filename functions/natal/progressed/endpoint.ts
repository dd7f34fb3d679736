import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { calculateProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { examples } from './examples.ts';
import { ProgressedRequest } from './request.ts';
import { ProgressedResponse, toProgressedRows } from './response.ts';
import { buildProgressedWheel } from './wheel.ts';

export const progressed = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/progressed',
    summary: 'The chart of a birth progressed or directed to a moment of life',
    description:
      'Secondary, tertiary and minor progressions: a short time after the birth represents a longer time of life. The chart is cast for the progressed instant and the birthplace, its angles are moved by `angle_method`, and its aspects to the natal chart are listed. Solar, Naibod, lunar and Ascendant arc instead add one arc to every point of the natal chart; such points have no declination. In format `llm_v2` the points are the progressed ones, and the second id of an aspect is that of a natal one, as in `n.sun`. The picture has the progressed chart around the natal one.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: ProgressedRequest },
    response: ProgressedResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const result = calculateProgressedChart({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildProgressedWheel(result, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toProgressedData(result, toDisplay(body.options), provenance),
      rows: () => toProgressedRows(result),
    });
  },
);
