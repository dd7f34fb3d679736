import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateBirthStar } from './calculate.ts';
import type { contract } from './contract.ts';
import type { starPoints } from './endpoint.ts';
import { examples } from './examples.ts';
import { starPointFormats } from './formats.ts';
import { VenusStarPointsRequest } from './request.ts';
import { toBirthStarMembers } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof starPoints, typeof contract>()({
  request: { query: DatedQuery, body: VenusStarPointsRequest },
  hasDisplayNames: true,
  formats: starPointFormats,
  timing: 'metadata.processing_time_ms',
  work: () => VENUS_STAR_SECONDS,
  examples,
  run: ({ body }, services) => {
    const star = calculateBirthStar(body, services);
    return { ...toBirthStarMembers(star), metadata: toVenusMetadata(star.zodiac, services.ephemeris.facts) };
  },
});
