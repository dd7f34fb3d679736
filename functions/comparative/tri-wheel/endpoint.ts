import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/position.ts';
import { drawPicture, PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { calculateTriWheel } from './calculate.ts';
import { examples } from './examples.ts';
import { TriWheelRequest } from './request.ts';
import { buildTriWheel, TriWheelResponse, toTriWheelData, toTriWheelRows } from './response.ts';

/** Processor time of the progressed chart beside the natal one and the transits, CPU-seconds. */
const SECONDS_PER_PROGRESSED = 0.002;

export const triWheel = defineEndpoint(
  {
    method: 'POST',
    path: '/comparative/tri-wheel',
    summary: 'A natal chart with its progressed chart and the transits of a moment',
    description:
      'Casts the natal chart, the progressed or directed chart and the transit chart of one moment, and finds the aspects from progressed and from transiting points to natal ones. Every number equals that of `/ephemeris/progressed` and `/comparative/natal-transits`. With `format=svg` the three charts are drawn in three rings around one set of houses: natal inside, progressed in the middle, transits outside. Without a `target_datetime` the moment is the arrival of the request.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: PictureQuery, body: TriWheelRequest },
    response: TriWheelResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
    limits: 'none',
    work: () => SECONDS_PER_REQUEST + SECONDS_PER_PROGRESSED,
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const request = { ...body, preset: 'full', asRows: query.format === 'llm_v2' } as const;
    const compared = calculateTriWheel(request, services, context.receivedAt);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildTriWheel(compared, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toTriWheelData(compared, toDisplay(body.options), provenance),
      rows: () => toTriWheelRows(compared),
    });
  },
);
