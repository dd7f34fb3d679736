import { CHART_OPENERS } from '../../lib/runtime/chart-openers.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openLazyPngRenderer } from '../../lib/runtime/png-renderer.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'acg',
  endpoints,
  services: {
    ...CHART_OPENERS,
    limiter: openLimiter,
    png: openLazyPngRenderer,
  },
});
