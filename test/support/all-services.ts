import { linkableEndpoints } from '../../functions/links/linkable.ts';
import { calledEndpoints } from '../../functions/mcp/tools.ts';
import { buildTextResources } from '../../infra/build/text-resources.ts';
import { createInProcessCaller } from '../../lib/chain/in-process-caller.ts';
import { createRequestValidator } from '../../lib/chain/request-validator.ts';
import { createDocsSearch } from '../../lib/chain/site/docs-search.ts';
import {
  answers,
  calendars,
  clock,
  ephemeris,
  geocoder,
  identifiers,
  limiter,
  links,
  localPractice,
  pictureFiles,
  positions,
  publicUrl,
  recorder,
  zoneLookup,
  zones,
} from './services.ts';

// A file of its own, as it loads the endpoints of nearly all groups, which the tests of one group do not need.
export * from './services.ts';

/** Searches two entries. The test of the search has the whole documentation. */
export const searchDocs = createDocsSearch([
  {
    path: 'errors#InvalidLatitude',
    title: 'InvalidLatitude',
    within: 'Errors',
    text: 'Geographic latitude runs from -90 to 90.',
  },
  { path: 'guides/times-and-zones', title: 'Times and zones', within: 'Guide', text: 'Hours that occurred twice.' },
]);

const textResources = await buildTextResources();
export const readTextResources = () => textResources;

export const requestValidator = createRequestValidator(linkableEndpoints, { geocoder, zones, zoneLookup });

/** Calls the endpoints behind the tools of a language model, and those behind links, with the services above. */
export const endpointCaller = createInProcessCaller({
  endpoints: [...new Set([...calledEndpoints, ...linkableEndpoints])],
  services: {
    clock,
    ephemeris,
    positions,
    zones,
    zoneLookup,
    localPractice,
    calendars,
    geocoder,
    limiter,
    pictureFiles,
    links,
    identifiers,
    publicUrl,
    answers,
    recorder,
  },
  observer: () => undefined,
});
