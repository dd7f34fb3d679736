import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateBirthStar } from './calculate.ts';
import type { contract, VenusStarPointsResponse } from './contract.ts';
import type { starPoints } from './endpoint.ts';
import { VenusStarPointsRequest } from './request.ts';
import { StarPointRecord, toBirthStarMembers } from './response.ts';

const starPointFormats = createVenusFormats({
  record: StarPointRecord,
  list: ({ star_points }: VenusStarPointsResponse) => star_points,
  summarize: summarizeConjunction,
});

const examples: readonly Example[] = [
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
];

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
