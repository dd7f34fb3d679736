import * as z from 'zod';
import { ABHIJIT_CHOICES, DASHA_BALANCES, DASHA_STARTS, DASHA_SYSTEMS } from '../../../lib/base/catalog/dashas.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { NakshatraRecord } from '../../../lib/requests/chart/nakshatra.ts';
import { createPeriodResponse, definitionShape, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { choice, number } from '../../../lib/requests/members.ts';
import { zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { positionKind } from '../sidereal-shape.ts';
import { balanceRecord, dashaRecord } from './response.ts';

const DashaDefinition = z
  .object({
    id: choice(DASHA_SYSTEMS, 'System', 'vimshottari'),
    year_days: z
      .union([z.number(), z.literal('solar')])
      .meta({ description: 'Length of a year, days, or `solar`', example: 365.25 }),
    balance: choice(DASHA_BALANCES, 'As in the request', 'longitude'),
    start_from: choice(DASHA_STARTS, 'As in the request', 'moon'),
    abhijit: z.enum(ABHIJIT_CHOICES).optional().meta({ description: 'Only of ashtottari', example: 'not' }),
    ...zodiacInfoShape,
    positions: positionKind,
    ...definitionShape,
  })
  .meta({ id: 'DashaDefinition', description: 'How the periods were counted' });

const DashasResponse = createPeriodResponse({
  name: 'Dashas',
  rows: PeriodRows,
  definition: DashaDefinition,
  period: dashaRecord.schema,
  parts: 'those that divide it',
  shape: {
    nakshatra: NakshatraRecord,
    balance_at_birth: balanceRecord.schema,
    sensitivity_days_per_minute: number(
      'Days by which all dates come earlier for a birth that is a minute later: no date is better known than this times the doubt about the time of birth',
      4.1,
    ),
  },
});

export const contract = defineContract({
  description: [
    `Periods of ${DASHA_SYSTEMS.join(', ')} to level 5. The nakshatra of the Moon, or of the Ascendant, determines the first lord, and the part of the nakshatra crossed at birth determines how much of his period is over. Sub-periods begin with the lord of the longer one; each has the share of it that its lord has of the whole cycle.`,
    'A birth that is a minute later moves all dates by hours to days, `sensitivity_days_per_minute`. Ayanamsa, length of the year and balance move them by days to months: the definition and the metadata say which were taken.',
    'Levels 4 and 5 of a whole life are too many for one answer; the error names their number.',
  ].join('\n\n'),
  response: DashasResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
