import { defineEndpoint } from '../../lib/contract/endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the service can calculate',
  uses: ['ephemeris', 'zones'],
  access: 'public',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./health/contract.ts'),
  load: () => import('./health/handler.ts'),
});

export const healthDetailed = defineEndpoint({
  method: 'GET',
  path: '/health/detailed',
  summary: 'How the service is, part by part, with figures',
  uses: ['ephemeris', 'positions', 'zones', 'statistics', 'instance'],
  scope: 'health:read',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./health-detailed/contract.ts'),
  load: () => import('./health-detailed/handler.ts'),
});

export const ephemerisHealth = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/health',
  summary: 'State of the engine, its files, and a check of known positions',
  uses: ['ephemeris', 'positions'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./ephemeris-health/contract.ts'),
  load: () => import('./ephemeris-health/handler.ts'),
});

export const endpoints = [health, healthDetailed, ephemerisHealth] as const;
