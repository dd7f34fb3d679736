import type { Example } from '../../../lib/http/endpoint.ts';
import { births } from '../example-births.ts';

export const examples: readonly Example[] = [
  {
    name: 'venusAndJupiter',
    summary: 'Two bodies',
    body: { subject: births.london, bodies: ['venus', 'jupiter'] },
  },
  {
    name: 'everyBody',
    summary: 'Every pair of bodies',
    body: { subject: births.sydney, options: { decimal_places: 3 } },
  },
];
