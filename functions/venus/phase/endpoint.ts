import { computeVenusPhase } from '../../../lib/domain/venus/phase.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { venusMetadata } from '../metadata.ts';
import { readDate } from '../read-dates.ts';
import { VenusPhaseRequest } from './request.ts';
import { VenusPhaseResponse, venusPhaseAnswer } from './response.ts';

export const phase = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/phase',
    summary: 'The phase of Venus',
    description:
      'How Venus is lit and seen from the centre of the Earth at a moment, how near the Sun she stands, and between which conjunctions.',
    uses: ['ephemeris'],
    request: { body: VenusPhaseRequest },
    response: VenusPhaseResponse,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [
      { name: 'morningStar', summary: 'Under the beams in the morning', body: { date: '2024-03-20' } },
      { name: 'transit', summary: 'In the transit of 2012', body: { date: '2012-06-06T01:30:00Z' } },
    ],
  },
  ({ body }, { ephemeris }) => {
    const date = readDate(body, ephemeris);
    const reckoning = { ephemeris, zodiac: toZodiac(body) };
    const answer = venusPhaseAnswer(computeVenusPhase(ephemeris, date), reckoning);
    return { ...answer, metadata: venusMetadata(reckoning, date) };
  },
);
