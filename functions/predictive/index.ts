import { openAnswers } from '../../lib/runtime/answers.ts';
import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { IDENTIFIER_OPENERS, LINK_OPENERS } from '../../lib/runtime/link-openers.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'predictive',
  endpoints,
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
