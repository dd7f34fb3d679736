import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { venusMetadata } from '../metadata.ts';
import { birthStar } from './calculate.ts';
import { VenusStarPointsRequest } from './request.ts';
import { birthStarAnswer, VenusStarPointsResponse } from './response.ts';

export const starPoints = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points',
    summary: 'The Venus star of a birth',
    description:
      'The five conjunctions of Venus with the Sun around a birth, inferior and superior ones: three at or before it, the last of them the star point of the birth, and two after it.',
    uses: CHART_SERVICES,
    request: { body: VenusStarPointsRequest },
    response: VenusStarPointsResponse,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'birthStar',
        summary: 'The star of a birth in 1990',
        body: {
          subject: {
            name: 'Example',
            birth_datetime: { iso: '1990-06-15T14:30:00' },
            birth_location: {
              latitude: { decimal: 48.8566 },
              longitude: { decimal: 2.3522 },
              timezone: { iana_name: 'Europe/Paris' },
            },
          },
        },
      },
    ],
  },
  ({ body }, services) => {
    const star = birthStar(body, services);
    const reckoning = { ephemeris: services.ephemeris, zodiac: toZodiac(body) };
    const metadata = venusMetadata(reckoning, star.subject.moment.jdUt);
    return { ...birthStarAnswer(star, reckoning), metadata };
  },
);
