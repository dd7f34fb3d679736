import { synastryChart, synastryRows } from '../../../lib/answers/comparative/synastry.ts';
import { inForm } from '../../../lib/answers/in-form.ts';
import { displayOf } from '../../../lib/answers/position.ts';
import { PICTURE_MEDIA, picture, synastryWheel } from '../../../lib/answers/wheel.ts';
import { endpoint, svg } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { PictureQuery } from '../../../lib/schemas/picture.ts';
import { synastry as compare } from './calculate.ts';
import { examples } from './examples.ts';
import { SynastryRequest, SynastryResponse } from './schema.ts';

export const synastry = endpoint(
  {
    method: 'POST',
    path: '/comparative/synastry',
    summary: 'Two births compared',
    description:
      'Casts both charts in full, finds the aspects from the points of A to those of B, and says in which houses of the other chart the points of each fall. A birth without a known time has no houses: the points of the other fall in none.',
    uses: CHART_SERVICES,
    request: { query: PictureQuery, body: SynastryRequest },
    response: SynastryResponse,
    timing: 'metadata.processing_time_ms',
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined'],
    limits: 'none',
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const compared = compare({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    if (query.format === 'svg') return svg(picture(synastryWheel(compared), query));
    const display = displayOf(body.options);
    const provenance = context.provenance();
    return inForm(query.format, {
      full: () => synastryChart(compared, display, provenance),
      rows: () => synastryRows(compared),
    });
  },
);
