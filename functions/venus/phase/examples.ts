import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  { name: 'morningStar', summary: 'Under the beams in the morning', body: { date: '2024-03-20' } },
  { name: 'transit', summary: 'In the transit of 2012', body: { date: '2012-06-06T01:30:00Z' } },
];
