import { findGreatestElongations } from '../../../lib/domain/events/elongations.ts';
import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { searchInfo, venusMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { readRange } from '../read-dates.ts';
import { elongationRecord, VenusElongationsResponse } from './response.ts';

export const elongations = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/elongations',
    summary: 'Greatest elongations of Venus',
    description:
      'Every moment of a range at which Venus is farthest from the Sun in the sky, to the second: 45° to 48°, east of it in the evening, west of it in the morning.',
    uses: ['ephemeris'],
    request: { body: VenusRangeRequest },
    response: VenusElongationsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'oneApparition',
        summary: 'The greatest elongations of 2020',
        body: { start_date: '2020-01-01', end_date: '2021-01-01' },
      },
    ],
  },
  ({ body }, { ephemeris }) => {
    const window = readRange(body, ephemeris);
    const reckoning = { ephemeris, zodiac: toZodiac(body) };
    const found = findGreatestElongations({ sky: createPositionSource(ephemeris), body: 'venus', window });
    const elongations = found.map((event) => elongationRecord(event, reckoning));
    const metadata = venusMetadata(reckoning, window.fromJdUt);
    return { elongations, metadata: { ...searchInfo(window, found), ...metadata } };
  },
);
