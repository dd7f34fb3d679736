import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { firdariaDefinition, firdarRecord } from './response.ts';

const FirdariaResponse = createPeriodResponse({
  name: 'Firdaria',
  rows: PeriodRows,
  definition: firdariaDefinition.schema,
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
