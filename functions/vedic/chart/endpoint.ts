import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { describePictureMedia, isPictureFormat } from '../../../lib/requests/picture.ts';
import { calculateVedicChart } from './calculate.ts';
import { vedicChartExamples } from './examples.ts';
import { drawVedicPicture } from './picture.ts';
import { VedicChartQuery, VedicChartRequest } from './request.ts';
import { toVedicChartData, toVedicChartRows } from './response.ts';
import { VedicChartResponse } from './response-schema.ts';

/** Processor time of a chart with all vargas, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const vedicChart = defineEndpoint(
  {
    method: 'POST',
    path: '/vedic/chart',
    summary: 'An Indian birth chart: the nine grahas, their nakshatras, and vargas',
    description:
      'Casts the chart of a birth in the sidereal zodiac with whole-sign houses: nakshatras and padas, the vargas (divisional charts) of the request each with its rule and source, the variable significators of Jaimini, the drishtis of planets and signs, combustion, friendships and states. Where authors count a varga in different ways, `varga_methods` chooses. Without a birth time there is no Ascendant and no house, and a warning names what the time of day decides. With `format=svg` the chart or one of its vargas is drawn as an Indian square.',
    uses: CHART_SERVICES,
    request: { query: VedicChartQuery, body: VedicChartRequest },
    response: VedicChartResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: describePictureMedia('the chart or a varga as an Indian square'),
    errors: ['BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
    cache: 'none',
    examples: vedicChartExamples,
  },
  ({ query, body }, services, context) => {
    const vedic = calculateVedicChart(body, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format)) return createSvg(drawVedicPicture(vedic, { query, body }, provenance));
    return chooseFormat(query.format, {
      full: () => toVedicChartData(vedic, body, provenance),
      rows: () => toVedicChartRows(vedic),
    });
  },
);
