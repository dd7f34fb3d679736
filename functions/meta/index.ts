import { openContract } from '../../lib/runtime/contract-file.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';
import { routesOf } from './routes.ts';
import { unknownRoute } from './unknown-route.ts';

export const handler = serve({
  name: 'meta',
  endpoints,
  services: { contract: openContract },
  fallback: ({ httpMethod, path }, { contract }) => unknownRoute(httpMethod, path, routesOf(contract.openapi)),
});
