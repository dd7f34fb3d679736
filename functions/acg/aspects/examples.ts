import type { Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';

export const examples: readonly Example[] = [
  {
    name: 'trines',
    summary: 'Trines of Venus and Jupiter',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'], options: { aspects: ['trine'] } },
  },
  {
    name: 'everyBody',
    summary: 'Sextiles, squares and trines of every body',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney },
  },
];
