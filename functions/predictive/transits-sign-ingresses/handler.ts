import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { signIngresses } from '../endpoints.ts';
import { ingressRecord } from '../transit-records.ts';
import { estimateIngressSearch } from '../work.ts';
import { searchIngresses } from './calculate.ts';
import type { contract, SignIngressesResponse } from './contract.ts';
import { SignIngressesRequest } from './request.ts';

const ingressFormats = createDatedFormats({
  record: ingressRecord.schema,
  list: ({ ingresses }: SignIngressesResponse) => ingresses,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, sign, retrograde }, words) => {
    const ingress = words.write('enters', words.point(planet), words.sign(sign));
    return retrograde ? words.write('retrograde', ingress) : ingress;
  },
  identify: ({ planet, sign }, _answer, request: RequestWithZodiac) => [planet, sign, ...identifyZodiac(request)],
});

/** Searches that show what the endpoint does. */
const signIngressesExamples: readonly Example[] = [
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
];

export const handler: EndpointHandler = defineHandler<typeof signIngresses, typeof contract>()({
  request: { query: DatedQuery, body: SignIngressesRequest },
  hasDisplayNames: true,
  formats: ingressFormats,
  work: ({ body }) => estimateIngressSearch(body),
  examples: signIngressesExamples,
  run: async ({ body }, services) => {
    const { items, ...page } = await searchIngresses(body, services);
    return { ingresses: items.map(ingressRecord.write), ...toPagingMembers(page) };
  },
});
