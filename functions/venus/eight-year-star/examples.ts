import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  { name: 'inferior', summary: 'The star of inferior conjunctions', body: { date: '2024-03-20' } },
  {
    name: 'superior',
    summary: 'The star of superior conjunctions',
    body: { date: '2024-03-20T03:06:00Z', type: 'superior' },
  },
];
