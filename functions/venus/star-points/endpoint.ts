import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateBirthStar } from './calculate.ts';
import { examples } from './examples.ts';
import { starPointFormats } from './formats.ts';
import { VenusStarPointsRequest } from './request.ts';
import { toBirthStarMembers, VenusStarPointsResponse } from './response.ts';

export const starPoints = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points',
    summary: 'The Venus star of a birth',
    description:
      'The five conjunctions of Venus with the Sun around a birth, inferior and superior ones: three at or before it, the last of them the star point of the birth, and two after it.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: DatedQuery, body: VenusStarPointsRequest },
    response: VenusStarPointsResponse,
    hasDisplayNames: true,
    formats: starPointFormats,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    work: () => VENUS_STAR_SECONDS,
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const star = calculateBirthStar(body, services);
    return { ...toBirthStarMembers(star), metadata: toVenusMetadata(star.zodiac, services.ephemeris.facts) };
  },
);
