import type { EndpointCaller } from '../../lib/contract/endpoint-caller.ts';
import { readAllowedOrigins } from '../../lib/runtime/allowed-origins.ts';
import { openAnswers, openAnswerTable } from '../../lib/runtime/answers.ts';
import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openContract } from '../../lib/runtime/contract-file.ts';
import { openDocsSearch } from '../../lib/runtime/docs-search.ts';
import { openEndpointCaller, openLazyEndpointCaller } from '../../lib/runtime/endpoint-caller.ts';
import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openInstance } from '../../lib/runtime/instance.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { IDENTIFIER_OPENERS, LINK_OPENERS } from '../../lib/runtime/link-openers.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openStatistics } from '../../lib/runtime/statistics.ts';
import { openTextResources } from '../../lib/runtime/text-resources.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { serviceEndpoints } from '../service-endpoints.ts';
import { endpoints } from './endpoints.ts';
import { calledEndpoints } from './tools.ts';

const calculate = openEndpointCaller({
  name: 'mcp',
  endpoints: calledEndpoints,
  services: {
    ...CHART_OPENERS,
    ...LINK_OPENERS,
    ...IDENTIFIER_OPENERS,
    positions: openPieceStore,
    limiter: openLimiter,
    pictureFiles: openPictureRenderer,
    answers: openAnswers,
  },
});

/** Few calls are about the service, and the contract that some of them read takes time to open. */
const describe = openLazyEndpointCaller({
  name: 'mcp',
  endpoints: serviceEndpoints,
  services: {
    answerTable: openAnswerTable,
    contract: openContract,
    ephemeris: openEphemeris,
    instance: openInstance,
    limiter: openLimiter,
    positions: openPieceStore,
    statistics: openStatistics,
    zones: openZones,
  },
});

const DESCRIBING: ReadonlySet<string> = new Set(serviceEndpoints.map(({ path }) => path));

const endpointCaller: EndpointCaller = (request, context) =>
  (DESCRIBING.has(request.endpoint.path) ? describe : calculate)(request, context);

export const handler = serve({
  name: 'mcp',
  endpoints,
  services: {
    endpointCaller: () => endpointCaller,
    origins: () => readAllowedOrigins(process.env),
    readTextResources: () => openTextResources(),
    searchDocs: () => openDocsSearch(),
    limiter: openLimiter,
  },
});
