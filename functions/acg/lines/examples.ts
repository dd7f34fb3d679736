import type { Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';

export const examples: readonly Example[] = [
  { name: 'everyBody', summary: 'The whole map of a birth', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'zodiacal',
    summary: 'Three bodies by their degrees of the ecliptic, drawn coarsely',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      bodies: ['sun', 'moon', 'pluto'],
      options: { frame: 'zodiacal', tolerance_km: 20 },
    },
  },
];
