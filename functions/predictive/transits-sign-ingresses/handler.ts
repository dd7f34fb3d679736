import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { estimateIngressSearch } from '../work.ts';
import { searchIngresses } from './calculate.ts';
import type { contract } from './contract.ts';
import type { signIngresses } from './endpoint.ts';
import { signIngressesExamples } from './examples.ts';
import { ingressFormats } from './formats.ts';
import { SignIngressesRequest } from './request.ts';
import { toSignIngressesResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof signIngresses, typeof contract>()({
  request: { query: DatedQuery, body: SignIngressesRequest },
  hasDisplayNames: true,
  formats: ingressFormats,
  work: ({ body }) => estimateIngressSearch(body),
  examples: signIngressesExamples,
  run: async ({ body }, services) => toSignIngressesResponse(await searchIngresses(body, services)),
});
