import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { conditions } from '../endpoints.ts';
import { readMomentOf } from './calculate.ts';
import type { contract } from './contract.ts';
import { readNamedConditions } from './named-conditions.ts';
import { ConditionsRequest } from './request.ts';
import { toConditionsData, toVerdictRows } from './response.ts';
import { estimateConditions } from './work.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
};

const BIRTH_CONDITIONS = [
  { name: 'moon_in_water', condition: { in_sign: { body: 'moon', signs: ['Cancer', 'Scorpio', 'Pisces'] } } },
  { name: 'mars_angular', condition: { in_house: { body: 'mars', houses: [1, 4, 7, 10] } } },
  {
    name: 'strong_venus',
    condition: {
      any: [
        { dignity: { body: 'venus', min_score: 4 } },
        {
          all: [
            { not: { solar_phase: { body: 'venus', is: 'combust' } } },
            { in_house: { body: 'venus', houses: [1, 10] } },
          ],
        },
      ],
    },
  },
  { name: 'moon_void', condition: { void_of_course: {} } },
];

export const handler: EndpointHandler = defineHandler<typeof conditions, typeof contract>()({
  request: { query: FormatQuery, body: ConditionsRequest },
  work: ({ body }) => estimateConditions(body),
  examples: [
    example('ofABirth', 'Four conditions of a birth', { subject, conditions: BIRTH_CONDITIONS }),
    exampleAsRows('The same as rows', { subject, conditions: BIRTH_CONDITIONS }),
    example('timeUnknown', 'Without a time of birth: null where the time of day decides', {
      subject: { ...subject, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false },
      conditions: BIRTH_CONDITIONS,
    }),
    example('ofAMoment', 'A moment without a place, conditions in words', {
      moment: { datetime: '2026-06-15T14:30:00Z' },
      conditions: [
        { name: 'moon', condition: 'Moon waxing, not void of course' },
        { name: 'mercury', condition: 'Mercury direct' },
      ],
    }),
  ],
  run: ({ query: { format }, body }, services) => {
    const read = readNamedConditions(body.conditions);
    const judged = readMomentOf(body, services).judge(read);
    return chooseFormat(format, {
      full: () => toConditionsData(judged, read),
      rows: () => toVerdictRows(judged, read),
    });
  },
});
