import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toSignIngressesResponse } from '../transit-records.ts';
import { searchIngresses as findIngresses } from '../transits.ts';
import { SignIngressesRequest, SignIngressesResponse } from './schema.ts';

export const signIngresses = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/transits/sign-ingresses',
    summary: 'When bodies enter the signs of the zodiac',
    description:
      'Every ingress between two dates in order of time, going back into the sign before included. A search spans at most 200 years, 50 with the Moon; long answers come in pages.',
    uses: ['ephemeris', 'positions'],
    request: { body: SignIngressesRequest },
    response: SignIngressesResponse,
    errors: ['InvalidRange'],
    limits: 'transits',
    cache: 'none',
    stored: 'transits',
    examples: [
      {
        name: 'aYear',
        summary: 'Sun to Saturn over a year',
        body: {
          planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
          start_date: '2025-01-01',
          end_date: '2026-01-01',
        },
      },
      {
        name: 'firstPage',
        summary: 'The first ten of the Moon in the sidereal zodiac',
        body: {
          planets: ['moon'],
          start_date: '2025-01-01',
          end_date: '2026-01-01',
          zodiac_type: 'sidereal',
          limit: 10,
        },
      },
    ],
  },
  async ({ body }, services) => toSignIngressesResponse(await findIngresses(body, services)),
);
