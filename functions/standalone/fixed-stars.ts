import { endpoint } from '../../lib/http/endpoint.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { fixedStarRows, fixedStarsAnswer } from '../../lib/projection/standalone/fixed-stars.ts';
import { fixedStars as find } from '../../lib/requests/standalone/fixed-stars.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { FormatQuery } from '../../lib/schemas/answer-forms.ts';
import { FixedStarsRequest, FixedStarsResponse } from '../../lib/schemas/standalone/fixed-stars.ts';
import { starExamples } from './examples.ts';

type Needs = Pick<Services, 'ephemeris' | 'zones' | 'zoneLookup'>;

export const fixedStars = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/fixed-stars',
    summary: 'Where fixed stars stand',
    description:
      'Apparent geocentric places of date, proper motion, parallax and aberration counted, of the stars named and those of the groups, else of the whole catalogue of some 1 100. A fact that is not known of a star is left out.',
    request: { query: FormatQuery, body: FixedStarsRequest },
    response: FixedStarsResponse,
    errors: [
      'InvalidDatetime',
      'DatetimeOutOfRange',
      'InvalidTimezone',
      'InvalidStar',
      'AmbiguousLocalTime',
      'NonexistentLocalTime',
      'EphemerisUnavailable',
      'PlacesUnavailable',
    ],
    limits: 'none',
    cache: 'none',
    examples: starExamples,
  },
  ({ query: { format }, body }, services: Needs, context): FixedStarsResponse => {
    const found = find(body, services);
    if (format === 'llm_v2') {
      const answer = fixedStarRows(found);
      return { ...answer, metadata: { processing_time_ms: milliseconds(context.elapsedMs()) } };
    }
    const { metadata, ...answer } = fixedStarsAnswer(found, body.options.decimal_places);
    return { ...answer, metadata: { calculation_time_ms: milliseconds(context.elapsedMs()), ...metadata } };
  },
);
