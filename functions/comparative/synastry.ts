import { CHART_ERRORS } from '../../lib/errors/chart-errors.ts';
import { endpoint } from '../../lib/http/endpoint.ts';
import { synastryChart, synastryRows } from '../../lib/projection/comparative/synastry.ts';
import { inForm } from '../../lib/projection/in-form.ts';
import { displayOf } from '../../lib/projection/position.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { synastry as compare } from '../../lib/requests/comparative/synastry.ts';
import type { Readers } from '../../lib/requests/subject.ts';
import { FormatQuery } from '../../lib/schemas/answer-forms.ts';
import { SynastryRequest, SynastryResponse } from '../../lib/schemas/comparative/synastry.ts';
import { examples } from './synastry-examples.ts';

export const synastry = endpoint(
  {
    method: 'POST',
    path: '/comparative/synastry',
    summary: 'Two births compared',
    description:
      'Casts both charts in full, finds the aspects from the points of A to those of B, and says in which houses of the other chart the points of each fall. A birth without a known time has no houses: the points of the other fall in none.',
    request: { query: FormatQuery, body: SynastryRequest },
    response: SynastryResponse,
    errors: CHART_ERRORS,
    limits: 'none',
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services: Readers, context): SynastryResponse => {
    const compared = compare({ ...body, preset: 'full', asRows: format === 'llm_v2' }, services);
    const display = displayOf(body.options);
    const provenance = { calculatedAt: context.receivedAt, zoneDatabase: services.zones.version };
    const answer = inForm(format, {
      full: () => synastryChart(compared, display, provenance),
      rows: () => synastryRows(compared),
    });
    return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
  },
);
