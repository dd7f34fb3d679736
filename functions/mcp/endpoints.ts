import { defineEndpoint } from '../../lib/contract/endpoint.ts';

export const mcp = defineEndpoint({
  method: 'POST',
  path: '/mcp',
  summary: 'The main calculations as tools for a language model',
  uses: ['endpointCaller', 'origins', 'readTextResources', 'searchDocs'],
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./mcp/contract.ts'),
  load: () => import('./mcp/handler.ts'),
});

export const endpoints = [mcp] as const;
