import type { Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';

export const examples: readonly Example[] = [
  {
    name: 'lisbon',
    summary: 'Lines near Lisbon',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, location: places.lisbon },
  },
  {
    name: 'wide',
    summary: 'Lines within 2000 km of a place at the antimeridian',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      location: places.suva,
      radius_km: 2000,
      options: { frame: 'zodiacal' },
    },
  },
];
