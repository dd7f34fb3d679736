import type { Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';

export const examples: readonly Example[] = [
  {
    name: 'venusAndJupiter',
    summary: 'Two bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'] },
  },
  {
    name: 'everyBody',
    summary: 'Every pair of bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney, options: { decimal_places: 3 } },
  },
];
