import type { Example } from '../../../lib/http/endpoint.ts';
import { births, places } from '../example-births.ts';

export const examples: readonly Example[] = [
  { name: 'birthplace', summary: 'From the birthplace', body: { subject: births.london } },
  {
    name: 'elsewhere',
    summary: 'From another place',
    body: { subject: births.london, bodies: ['sun', 'moon'], location: places.suva },
  },
];
