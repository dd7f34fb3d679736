import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { findEightYearStar as findStar } from '../../../lib/domain/venus/eight-year-star.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { venusMetadata } from '../metadata.ts';
import { readDate } from '../read-dates.ts';
import { EightYearStarRequest } from './request.ts';
import { EightYearStarResponse, eightYearStarAnswer } from './response.ts';

export const eightYearStar = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/eight-year-star',
    summary: 'The pentagram that Venus draws in eight years',
    description:
      'The five conjunctions of one kind nearest to a date. Joined in order of time they draw a five-pointed star around the zodiac; eight years later it is drawn again, turned back by some two and a half degrees.',
    uses: ['ephemeris'],
    request: { body: EightYearStarRequest },
    response: EightYearStarResponse,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [
      { name: 'inferior', summary: 'The star of inferior conjunctions', body: { date: '2024-03-20' } },
      {
        name: 'superior',
        summary: 'The star of superior conjunctions',
        body: { date: '2024-03-20T03:06:00Z', type: 'superior' },
      },
    ],
  },
  ({ body }, { ephemeris }) => {
    const { type } = body;
    const date = readDate(body, ephemeris);
    const reckoning = { ephemeris, zodiac: toZodiac(body) };
    const answer = eightYearStarAnswer(findStar(createPositionSource(ephemeris), date, type), reckoning);
    return { ...answer, type, metadata: venusMetadata(reckoning, date) };
  },
);
