import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, definitionShape, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { number, text } from '../../../lib/requests/members.ts';
import { firdarRecord } from './response.ts';

const FirdariaDefinition = z
  .object({
    id: z.literal('firdaria').meta({ description: 'What was calculated' }),
    nodes: text('Where the nodes rule', 'abu_mashar'),
    year_days: number('Length of a year, days', 365.2425),
    ...definitionShape,
  })
  .meta({ id: 'FirdariaDefinition', description: 'How the firdaria were counted' });

const FirdariaResponse = createPeriodResponse({
  name: 'Firdaria',
  rows: PeriodRows,
  definition: FirdariaDefinition,
  period: firdarRecord.schema,
  parts: 'its parts',
  shape: {},
});

export const contract = defineContract({
  description:
    'Sun 10, Venus 8, Mercury 13, Moon 9, Saturn 11, Jupiter 12 and Mars 7 years, north node 3 and south node 2, then again. Births by day begin with the Sun, by night with the Moon; the planets follow in Chaldean order. The seven planets share each firdar in equal parts, its own lord first; those of the nodes are not divided. The altitude of the Sun decides between day and night, so the time of birth must be known.',
  response: FirdariaResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
