import type { Example } from '../../../lib/http/endpoint.ts';
import { births } from '../example-births.ts';

export const examples: readonly Example[] = [
  {
    name: 'trines',
    summary: 'Trines of Venus and Jupiter',
    body: { subject: births.london, bodies: ['venus', 'jupiter'], options: { aspects: ['trine'] } },
  },
  { name: 'everyBody', summary: 'Sextiles, squares and trines of every body', body: { subject: births.sydney } },
];
