import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { findVenusConjunctions } from '../../../lib/domain/venus/conjunctions.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { conjunctionRecord } from '../event-records.ts';
import { searchInfo, venusMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { readRange } from '../read-dates.ts';
import { VenusConjunctionsResponse } from './response.ts';

export const conjunctions = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/conjunctions',
    summary: 'Conjunctions of Venus with the Sun',
    description:
      'Every moment of a range at which Venus and the Sun have the same apparent ecliptic longitude, to the millisecond. Inferior and superior ones take turns, some 292 days apart.',
    uses: ['ephemeris'],
    request: { body: VenusRangeRequest },
    response: VenusConjunctionsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'eightYears',
        summary: 'The ten conjunctions of eight years, two transits among them',
        body: { start_date: '2004-06-01', end_date: '2012-06-07' },
      },
      {
        name: 'none',
        summary: 'A month without one',
        body: { start_date: '2024-01-01', end_date: '2024-02-01T12:00:00+01:00' },
      },
    ],
  },
  ({ body }, { ephemeris }) => {
    const window = readRange(body, ephemeris);
    const reckoning = { ephemeris, zodiac: toZodiac(body) };
    const found = findVenusConjunctions(createPositionSource(ephemeris), window);
    const conjunctions = found.map((event) => conjunctionRecord(event, reckoning));
    const metadata = venusMetadata(reckoning, window.fromJdUt);
    return { conjunctions, metadata: { ...searchInfo(window, found), ...metadata } };
  },
);
