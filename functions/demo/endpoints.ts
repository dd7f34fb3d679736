import { defineEndpoint } from '../../lib/contract/endpoint.ts';

export const demoToken = defineEndpoint({
  method: 'POST',
  path: '/demo/token',
  summary: 'A token for trying the service without a key, for 30 minutes',
  uses: ['issueDemoToken'],
  access: 'public',
  rateLimits: 'demo_tokens',
  cache: 'none',
  contract: () => import('./token/contract.ts'),
  load: () => import('./token/handler.ts'),
});

export const endpoints = [demoToken] as const;
