import { openAnswers } from '../../lib/runtime/answers.ts';
import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openLazyEndpointCaller } from '../../lib/runtime/endpoint-caller.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { IDENTIFIER_OPENERS, LINK_OPENERS } from '../../lib/runtime/link-openers.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { openRequestValidator } from '../../lib/runtime/request-validator.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';
import { linkableEndpoints } from './linkable.ts';

const endpointCaller = openLazyEndpointCaller({
  name: 'links',
  endpoints: linkableEndpoints,
  services: {
    ...CHART_OPENERS,
    ...LINK_OPENERS,
    ...IDENTIFIER_OPENERS,
    positions: openPieceStore,
    limiter: openLimiter,
    answers: openAnswers,
    pictureFiles: openPictureRenderer,
  },
});

export const handler = serve({
  name: 'links',
  endpoints,
  services: {
    ...LINK_OPENERS,
    limiter: openLimiter,
    zones: openZones,
    answers: openAnswers,
    requestValidator: () => openRequestValidator(linkableEndpoints),
    endpointCaller: () => endpointCaller,
    pictureFiles: openPictureRenderer,
  },
});
