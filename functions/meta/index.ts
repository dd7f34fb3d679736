import { openContract } from '../../lib/runtime/contract-file.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';
import { routesOf } from './routes.ts';
import { refuseRowsOfMaps } from './rows-of-maps.ts';
import { unknownRoute } from './unknown-route.ts';

export const handler = serve({
  name: 'meta',
  endpoints,
  services: { contract: openContract },
  fallback: (event, { contract }) => {
    refuseRowsOfMaps(event);
    return unknownRoute(event.httpMethod, event.path, routesOf(contract.openapi));
  },
});
