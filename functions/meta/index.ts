import { openContract } from '../../lib/runtime/contract-file.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';
import { listRoutes } from './routes.ts';
import { rejectRowsOfMaps } from './rows-of-maps.ts';
import { answerUnknownRoute } from './unknown-route.ts';

export const handler = serve({
  name: 'meta',
  endpoints,
  services: { contract: openContract },
  fallback: (event, { contract }) => {
    rejectRowsOfMaps(event);
    return answerUnknownRoute(event.httpMethod, event.path, listRoutes(contract.openapi));
  },
});
