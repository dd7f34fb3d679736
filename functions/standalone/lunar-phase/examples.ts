import type { Example } from '../../../lib/contract/endpoint.ts';
import { j2000 } from '../example-inputs.ts';

export const examples: readonly Example[] = [
  { name: 'ordinary', summary: 'The Moon at J2000.0', body: { date_time: j2000 } },
  {
    name: 'civilTime',
    summary: 'By the clocks of New York',
    body: { date_time: { iso: '2024-04-08T14:00:00', timezone: { iana_name: 'America/New_York' } } },
  },
];
