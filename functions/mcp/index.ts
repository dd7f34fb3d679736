import { readAllowedOrigins } from '../../lib/runtime/allowed-origins.ts';
import { openAnswers } from '../../lib/runtime/answers.ts';
import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openDocsSearch } from '../../lib/runtime/docs-search.ts';
import { openEndpointCaller } from '../../lib/runtime/endpoint-caller.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { LINK_OPENERS } from '../../lib/runtime/link-openers.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openTextResources } from '../../lib/runtime/text-resources.ts';
import { endpoints } from './endpoints.ts';
import { calledEndpoints } from './tools.ts';

const endpointCaller = openEndpointCaller({
  name: 'mcp',
  endpoints: calledEndpoints,
  services: {
    ...CHART_OPENERS,
    ...LINK_OPENERS,
    positions: openPieceStore,
    limiter: openLimiter,
    pictureFiles: openPictureRenderer,
    answers: openAnswers,
  },
});

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
