import { CHART_ERRORS } from '../../lib/errors/endpoint-errors.ts';
import { type Content, endpoint, svg } from '../../lib/http/endpoint.ts';
import { synastryChart, synastryRows } from '../../lib/projection/comparative/synastry.ts';
import { inForm } from '../../lib/projection/in-form.ts';
import { displayOf } from '../../lib/projection/position.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { PICTURE_MEDIA, picture, synastryWheel } from '../../lib/projection/wheel.ts';
import { synastry as compare } from '../../lib/requests/comparative/synastry.ts';
import type { Readers } from '../../lib/requests/subject.ts';
import { SynastryRequest, SynastryResponse } from '../../lib/schemas/comparative/synastry.ts';
import { PictureQuery } from '../../lib/schemas/picture.ts';
import { examples } from './synastry-examples.ts';

export const synastry = endpoint(
  {
    method: 'POST',
    path: '/comparative/synastry',
    summary: 'Two births compared',
    description:
      'Casts both charts in full, finds the aspects from the points of A to those of B, and says in which houses of the other chart the points of each fall. A birth without a known time has no houses: the points of the other fall in none.',
    request: { query: PictureQuery, body: SynastryRequest },
    response: SynastryResponse,
    otherMedia: PICTURE_MEDIA,
    errors: CHART_ERRORS,
    limits: 'none',
    cache: 'none',
    examples,
  },
  ({ query, body }, services: Readers, context): SynastryResponse | Content => {
    const compared = compare({ ...body, preset: 'full', asRows: query.format === 'llm_v2' }, services);
    if (query.format === 'svg') return svg(picture(synastryWheel(compared), query));
    const display = displayOf(body.options);
    const provenance = { calculatedAt: context.receivedAt, zoneDatabase: services.zones.version };
    const answer = inForm(query.format, {
      full: () => synastryChart(compared, display, provenance),
      rows: () => synastryRows(compared),
    });
    return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
  },
);
