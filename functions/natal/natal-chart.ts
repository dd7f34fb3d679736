import { CHART_ERRORS } from '../../lib/errors/endpoint-errors.ts';
import { type Content, endpoint, svg } from '../../lib/http/endpoint.ts';
import { natalAnswer } from '../../lib/projection/natal-answer.ts';
import { displayOf } from '../../lib/projection/position.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { natalWheel, PICTURE_MEDIA, picture } from '../../lib/projection/wheel.ts';
import { natalChart as castNatalChart } from '../../lib/requests/natal-chart.ts';
import type { Readers } from '../../lib/requests/subject.ts';
import { NatalChartResponse } from '../../lib/schemas/chart/natal-chart.ts';
import { NATAL_EXAMPLES } from '../../lib/schemas/chart/natal-examples.ts';
import { NatalChartRequest, OneNatalChartQuery } from '../../lib/schemas/chart/natal-request.ts';

export const natalChart = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/natal-chart',
    summary: 'The chart of a birth',
    description:
      'Casts a chart for a moment and a place. The answer says how the civil time became an instant, which house system was used, and warns of everything that was left out or replaced.',
    request: { query: OneNatalChartQuery, body: NatalChartRequest },
    response: NatalChartResponse,
    otherMedia: PICTURE_MEDIA,
    errors: CHART_ERRORS,
    limits: 'none',
    cache: 'none',
    examples: NATAL_EXAMPLES,
  },
  ({ query, body }, services: Readers, context): NatalChartResponse | Content => {
    const { preset, format } = query;
    const natal = castNatalChart({ ...body, preset, asRows: format === 'llm_v2' }, services);
    if (format === 'svg') return svg(picture(natalWheel(natal), query));
    const provenance = { calculatedAt: context.receivedAt, zoneDatabase: services.zones.version };
    const answer = natalAnswer(natal, { preset, format, display: displayOf(body.options), provenance });
    return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
  },
);
