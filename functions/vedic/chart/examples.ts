import type { Example } from '../../../lib/http/endpoint.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';

export const vedicChartExamples: readonly Example[] = [
  { name: 'rasiAndNavamsa', summary: 'The nine grahas with Lahiri’s ayanamsa', body: { subject } },
  {
    name: 'timeUnknown',
    summary: 'Without a birth time',
    body: { subject: { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false } },
  },
];
