import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { releasingDefinition, releasingRecord } from './response.ts';

const ReleasingResponse = createPeriodResponse({
  name: 'Releasing',
  rows: PeriodRows,
  definition: releasingDefinition.schema,
  period: releasingRecord.schema,
  parts: 'those that divide it',
  shape: {},
});

export const contract = defineContract({
  description: [
    'The signs rule in their order from that of a lot on: Aries and Scorpio 15 years, Taurus and Libra 8, Gemini and Virgo 20, Cancer 25, Leo 19, Sagittarius and Pisces 12, Capricorn 27, Aquarius 30. A year has 360 days. The same numbers of months of 30 days divide each period, then of units of 2.5 days and of 5 hours.',
    'Shorter periods begin with the sign of the longer one. After twelve of them the next sign is the opposite one, once in each longer period: the loosing of the bond. The last one ends with the longer one.',
    'Levels 3 and 4 of a whole life are too many for one answer; the error names their number.',
  ].join('\n\n'),
  response: ReleasingResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
