import { openDemoTokens } from '../../lib/runtime/demo.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'demo',
  endpoints,
  services: { issueDemoToken: openDemoTokens, limiter: openLimiter },
});
