import { defineReadingFamily } from '../../lib/contract/endpoint-family.ts';

const defineHealth = defineReadingFamily({
  contract: () => import('./contract.ts'),
  load: () => import('./handlers.ts'),
});

export const health = defineHealth('health', {
  path: '/health',
  summary: 'Whether the service can calculate',
  uses: ['ephemeris', 'zones'],
  access: 'public',
});

export const healthDetailed = defineHealth('detailed', {
  path: '/health/detailed',
  summary: 'How the service is, part by part, with figures',
  uses: ['ephemeris', 'positions', 'zones', 'statistics', 'instance'],
  scope: 'health:read',
});

export const ephemerisHealth = defineHealth('ephemeris', {
  path: '/ephemeris/health',
  summary: 'State of the engine, its files, and a check of known positions',
  uses: ['ephemeris', 'positions'],
});

export const endpoints = [health, healthDetailed, ephemerisHealth] as const;
