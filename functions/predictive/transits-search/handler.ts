import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { plainTimelineQuery } from '../../../lib/requests/picture.ts';
import { searchContacts } from './calculate.ts';
import type { contract } from './contract.ts';
import type { transitSearch } from './endpoint.ts';
import { transitSearchExamples } from './examples.ts';
import { transitFormats } from './formats.ts';
import { transitPicture } from './picture.ts';
import { TransitSearchRequest } from './request.ts';
import { toTransitSearchResponse } from './response.ts';
import { estimateTransitSearch } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof transitSearch, typeof contract>()({
  request: { query: plainTimelineQuery('the transits over time'), body: TransitSearchRequest },
  hasDisplayNames: true,
  formats: { ...transitFormats, picture: transitPicture },
  work: ({ body }) => estimateTransitSearch(body),
  examples: transitSearchExamples,
  run: async ({ body }, services) => toTransitSearchResponse(await searchContacts(body, services)),
});
