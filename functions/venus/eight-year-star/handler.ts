import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateEightYearStar } from './calculate.ts';
import type { contract } from './contract.ts';
import type { eightYearStar } from './endpoint.ts';
import { examples } from './examples.ts';
import { vertexFormats } from './formats.ts';
import { EightYearStarRequest } from './request.ts';
import { toEightYearStarMembers } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof eightYearStar, typeof contract>()({
  request: { query: DatedQuery, body: EightYearStarRequest },
  hasDisplayNames: true,
  formats: vertexFormats,
  timing: 'metadata.processing_time_ms',
  work: () => VENUS_STAR_SECONDS,
  examples,
  run: ({ body }, services) => {
    const star = calculateEightYearStar(body, services);
    return {
      ...toEightYearStarMembers(star),
      type: body.type,
      metadata: toVenusMetadata(star.zodiac, services.ephemeris.facts),
    };
  },
});
