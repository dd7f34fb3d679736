import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { estimateIngressSearch } from '../work.ts';
import { searchIngresses } from './calculate.ts';
import { signIngressesExamples } from './examples.ts';
import { ingressFormats } from './formats.ts';
import { SignIngressesRequest } from './request.ts';
import { SignIngressesResponse, toSignIngressesResponse } from './response.ts';

export const signIngresses = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/transits/sign-ingresses',
    summary: 'When bodies enter the signs of the zodiac',
    description:
      'Every ingress between two dates in order of time, including retrograde returns to the previous sign. A search spans at most 200 years, 50 with the Moon; long answers come in pages.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: SignIngressesRequest },
    response: SignIngressesResponse,
    hasDisplayNames: true,
    formats: ingressFormats,
    errors: ['InvalidRange'],
    limits: 'transits',
    work: ({ body }) => estimateIngressSearch(body),
    workMembers: ['end_date', 'planets'],
    cache: 'none',
    stored: 'transits',
    examples: signIngressesExamples,
  },
  async ({ body }, services) => toSignIngressesResponse(await searchIngresses(body, services)),
);
