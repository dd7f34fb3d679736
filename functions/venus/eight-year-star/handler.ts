import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import { toVenusMetadata } from '../metadata.ts';
import { VENUS_STAR_SECONDS } from '../work.ts';
import { calculateEightYearStar } from './calculate.ts';
import type { contract, EightYearStarResponse } from './contract.ts';
import type { eightYearStar } from './endpoint.ts';
import { EightYearStarRequest } from './request.ts';
import { toEightYearStarMembers, VertexRecord } from './response.ts';

const vertexFormats = createVenusFormats({
  record: VertexRecord,
  list: ({ vertices }: EightYearStarResponse) => vertices,
  summarize: summarizeConjunction,
});

const examples: readonly Example[] = [
  { name: 'inferior', summary: 'The star of inferior conjunctions', body: { date: '2024-03-20' } },
  {
    name: 'superior',
    summary: 'The star of superior conjunctions',
    body: { date: '2024-03-20T03:06:00Z', type: 'superior' },
  },
];

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
