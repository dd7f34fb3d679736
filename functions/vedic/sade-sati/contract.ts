import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { SadeSatiDefinition, saturnPeriodRecord } from './response.ts';

const SadeSatiResponse = createPeriodResponse({
  name: 'SadeSati',
  rows: PeriodRows,
  definition: SadeSatiDefinition,
  period: saturnPeriodRecord.schema,
  parts: 'the stays that it consists of',
  shape: {},
});

export const contract = defineContract({
  description: [
    'Sade Sati is the transit of Saturn through the 12th, 1st and 2nd sidereal sign from that of the Moon at birth, some seven and a half years; a dhaiya its transit through the 4th or the 8th, some two and a half. Saturn turns back once a year, so it may leave a sign and enter it again: each stay is a period of level 2, `visit` counts those in the same place, and between two stays of a transit there may be months in which Saturn is outside.',
    'The ayanamsa moves the dates: by a month or so for each degree.',
    'Without a time of birth the answer is by sign, if the Moon is in one sign all day.',
  ].join('\n\n'),
  response: SadeSatiResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
