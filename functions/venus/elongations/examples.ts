import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  {
    name: 'oneApparition',
    summary: 'The greatest elongations of 2020',
    body: { start_date: '2020-01-01', end_date: '2021-01-01' },
  },
];
