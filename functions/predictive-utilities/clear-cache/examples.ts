import type { Example } from '../../../lib/contract/endpoint.ts';

export const clearCacheExamples: readonly Example[] = [
  { name: 'everything', summary: 'Every answer', body: {} },
  { name: 'transits', summary: 'The answers of one type', body: { cache_type: 'transits' } },
];
