import { openAnswers } from '../../lib/runtime/answers.ts';
import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'sky',
  endpoints,
  services: {
    ...CHART_OPENERS,
    limiter: openLimiter,
    pictureFiles: openPictureRenderer,
    answers: openAnswers,
  },
});
