import { endpoint } from '../../lib/http/endpoint.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { hermeticLotRows, hermeticLotsAnswer } from '../../lib/projection/standalone/hermetic-lots.ts';
import { hermeticLots as find } from '../../lib/requests/standalone/hermetic-lots.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { FormatQuery } from '../../lib/schemas/answer-forms.ts';
import { HermeticLotsRequest, HermeticLotsResponse } from '../../lib/schemas/standalone/hermetic-lots.ts';
import { lotExamples } from './examples.ts';

type Needs = Pick<Services, 'ephemeris' | 'zones' | 'zoneLookup'>;

export const hermeticLots = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/hermetic-lots',
    summary: 'The lots of a moment at a place',
    description:
      'The seven Hermetic lots as Paulus of Alexandria has them, on request with further classical lots and with other authors’ formulas. Whether the day’s or the night’s formula is used follows the altitude of the Sun; each lot states the formula, what it is about, and who has it so.',
    request: { query: FormatQuery, body: HermeticLotsRequest },
    response: HermeticLotsResponse,
    errors: [
      'InvalidDatetime',
      'DatetimeOutOfRange',
      'InvalidTimezone',
      'InvalidLatitude',
      'InvalidLongitude',
      'InvalidHouseSystem',
      'AmbiguousLocalTime',
      'NonexistentLocalTime',
      'HouseSystemUndefined',
      'EphemerisUnavailable',
      'PlacesUnavailable',
    ],
    limits: 'none',
    cache: 'none',
    examples: lotExamples,
  },
  ({ query: { format }, body }, services: Needs, context): HermeticLotsResponse => {
    const found = find(body, services);
    if (format === 'llm_v2') {
      const answer = hermeticLotRows(found);
      return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
    }
    const { metadata, ...answer } = hermeticLotsAnswer(found, body.options.decimal_places);
    return { ...answer, metadata: { calculation_time_ms: milliseconds(context.elapsedMs()), ...metadata } };
  },
);
