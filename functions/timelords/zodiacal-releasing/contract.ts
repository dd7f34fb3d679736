import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, definitionShape, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { flag, number, signName, text } from '../../../lib/requests/members.ts';
import { releasingRecord } from './response.ts';

const ReleasingDefinition = z
  .object({
    id: z.literal('zodiacal_releasing').meta({ description: 'What was calculated' }),
    from: text('Lot that the periods come from', 'spirit'),
    lot_sign: signName('Sign of the lot'),
    first_sign: signName('Sign of the first period; not that of the lot where `same_sign_rule` moves it'),
    fortune_sign: signName('Sign of Fortune, which angles are counted from'),
    reverse_by_sect: flag('As in the request', true),
    same_sign_rule: flag('As in the request', true),
    loosing: text('As in the request', 'opposite'),
    year_days: number('Length of a year, days', 360),
    ...definitionShape,
  })
  .meta({ id: 'ReleasingDefinition', description: 'How the periods were counted' });

const ReleasingResponse = createPeriodResponse({
  name: 'Releasing',
  rows: PeriodRows,
  definition: ReleasingDefinition,
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
