import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateEightYearStar } from './calculate.ts';
import { examples } from './examples.ts';
import { vertexFormats } from './formats.ts';
import { EightYearStarRequest } from './request.ts';
import { EightYearStarResponse, toEightYearStarMembers } from './response.ts';

export const eightYearStar = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/eight-year-star',
    summary: 'The pentagram that Venus draws in eight years',
    description:
      'The five conjunctions of one kind nearest to a date. Joined in order of time they draw a five-pointed star around the zodiac; eight years later it is drawn again, turned back by some two and a half degrees.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: EightYearStarRequest },
    response: EightYearStarResponse,
    hasDisplayNames: true,
    formats: vertexFormats,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    work: () => VENUS_STAR_SECONDS,
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const star = calculateEightYearStar(body, services);
    return {
      ...toEightYearStarMembers(star),
      type: body.type,
      metadata: toVenusMetadata(star.zodiac, services.ephemeris.facts),
    };
  },
);
