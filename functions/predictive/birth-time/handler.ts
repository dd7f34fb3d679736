import * as z from 'zod';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { Format } from '../../../lib/requests/format.ts';
import type { birthTime } from '../endpoints.ts';
import { searchBirthTimes } from './calculate.ts';
import type { contract } from './contract.ts';
import { BirthTimeRequest } from './request.ts';
import { toBirthTimeData, toBirthTimeRows } from './response.ts';
import { estimateBirthTime } from './work.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
};

const EVENTS = [
  {
    name: 'Wedding',
    date: '2015-06-20',
    conditions: {
      any: [
        { to_natal: { body: 'jupiter', points: ['ascendant', 'midheaven'], types: ['conjunction', 'trine'], orb: 2 } },
        { time_lord: { system: 'profection', lord: 'venus' } },
      ],
    },
  },
  {
    name: 'Emigration',
    date: '2011-09',
    place: { latitude: { decimal: 40.7128 }, longitude: { decimal: -74.006 } },
    conditions: { progressed: { body: 'moon', types: ['conjunction', 'square'], points: ['ascendant'], orb: 1 } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof birthTime, typeof contract>()({
  request: { query: z.strictObject({ format: Format }), body: BirthTimeRequest },
  work: ({ body }) => estimateBirthTime(body),
  examples: [
    example('chartAndEvents', 'A rising sign and two events, for two hours around the stated time', {
      subject,
      window_minutes: 120,
      conditions: { all: [{ angle: { point: 'ascendant', signs: ['Libra', 'Scorpio'] } }, { sect: { is: 'day' } }] },
      life_events: EVENTS,
    }),
    {
      ...example('inWords', 'Conditions on the chart in words, as rows', {
        subject,
        window_minutes: 30,
        conditions: 'Libra rising, Moon in house 5 or 6',
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: ({ query: { format }, body }, services, { checkTime }) => {
    const result = searchBirthTimes(body, services, checkTime);
    return chooseFormat(format, {
      full: () => toBirthTimeData(result, body),
      rows: () => toBirthTimeRows(result),
    });
  },
});
