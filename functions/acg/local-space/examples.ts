import type { Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';

export const examples: readonly Example[] = [
  { name: 'birthplace', summary: 'From the birthplace', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'elsewhere',
    summary: 'From another place',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['sun', 'moon'], location: places.suva },
  },
];
