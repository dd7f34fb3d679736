import { endpoint } from '../../lib/http/endpoint.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { midpointRows, midpointsAnswer } from '../../lib/projection/standalone/midpoints.ts';
import { midpoints as find } from '../../lib/requests/standalone/midpoints.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { FormatQuery } from '../../lib/schemas/answer-forms.ts';
import { MidpointsRequest, MidpointsResponse } from '../../lib/schemas/standalone/midpoints.ts';
import { midpointExamples } from './examples.ts';

type Needs = Pick<Services, 'ephemeris' | 'zones' | 'zoneLookup'>;

export const midpoints = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/midpoints',
    summary: 'The middle of every two bodies',
    description:
      'Midpoints of Sun to Pluto, Chiron and the true node, or of the bodies listed, and which other bodies stand on them. Of two points exactly opposite each other the short midpoint is the one 90° after the first, with a warning.',
    request: { query: FormatQuery, body: MidpointsRequest },
    response: MidpointsResponse,
    errors: [
      'InvalidDatetime',
      'DatetimeOutOfRange',
      'InvalidTimezone',
      'InvalidLatitude',
      'InvalidLongitude',
      'InvalidBody',
      'AmbiguousLocalTime',
      'NonexistentLocalTime',
      'EphemerisUnavailable',
      'PlacesUnavailable',
    ],
    limits: 'none',
    cache: 'none',
    examples: midpointExamples,
  },
  ({ query: { format }, body }, services: Needs, context): MidpointsResponse => {
    const found = find(body, services);
    if (format === 'llm_v2') {
      const answer = midpointRows(found);
      return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
    }
    const { metadata, ...answer } = midpointsAnswer(found, body.options.decimal_places);
    return { ...answer, metadata: { calculation_time_ms: milliseconds(context.elapsedMs()), ...metadata } };
  },
);
