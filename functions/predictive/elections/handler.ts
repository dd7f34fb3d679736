import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import type { elections } from '../endpoints.ts';
import { searchElections } from './calculate.ts';
import type { contract, ElectionsResponse } from './contract.ts';
import { electionPicture } from './picture.ts';
import { intervalRecord } from './records.ts';
import { ElectionsRequest } from './request.ts';
import { conditionsText, toElectionRows, toElectionsData } from './response.ts';
import { estimateElections } from './work.ts';

/** The table and the calendar of elections: one row and one entry for each interval, with the conditions in words. */
const electionFormats = createDatedFormats({
  record: intervalRecord.schema.extend({ conditions: conditionsText }),
  list: (answer: ElectionsResponse) => {
    if (answer.output_mode !== 'full') return [];
    const { intervals, conditions_text: conditions } = answer.data;
    return intervals.map((interval) => ({ ...interval, conditions }));
  },
  timeOf: ({ start, end }) => ({ start, end }),
  summarize: ({ conditions, score }, words) => {
    const name = words.write('election');
    // Conditions have English words only; the description has them in every language.
    const title = words.names === ENGLISH_CALENDAR_WORDS.names ? `${name}: ${conditions}` : name;
    return score === undefined ? title : words.write('scored', title, score);
  },
  // The beginning of an interval that runs when the range begins is that of the range, and another one on another day.
  identify: ({ start, end, conditions }, _answer, { body }: { readonly body: ElectionsRequest }) =>
    start === formatOptionalInstant(body.start_date) ? ['until', end, conditions] : [start, conditions],
});

const BERLIN = { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } };

/** A birth whose natal points a condition reads. */
const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
};

export const handler: EndpointHandler = defineHandler<typeof elections, typeof contract>()({
  request: { query: timelineQuery('the intervals over time'), body: ElectionsRequest },
  hasDisplayNames: 'titles',
  formats: { ...electionFormats, picture: electionPicture },
  work: ({ body }) => estimateElections(body),
  examples: [
    example(
      'forABirth',
      'The Moon applying to Venus while Jupiter is on an angle and in aspect to the Sun of a birth',
      {
        location: BERLIN,
        start_date: '2026-05-01',
        end_date: '2026-08-01',
        conditions: {
          all: [
            { aspect: { a: 'moon', b: 'venus', types: ['conjunction', 'trine', 'sextile'], orb: 6, applying: true } },
            { in_house: { body: 'jupiter', houses: [1, 10] } },
            {
              to_natal: { body: 'jupiter', subject, points: ['sun', 'ascendant'], types: ['trine', 'sextile'], orb: 8 },
            },
          ],
        },
      },
    ),
    example('moonAndVenus', 'The Moon in Taurus or Cancer, applying to Venus, and not void of course', {
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      conditions: {
        all: [
          { in_sign: { body: 'moon', signs: ['Taurus', 'Cancer'] } },
          { aspect: { a: 'moon', b: 'venus', types: ['conjunction', 'trine', 'sextile'], orb: 6, applying: true } },
          { not: { void_of_course: {} } },
        ],
      },
    }),
    {
      ...example('ranked', 'A weekday with Jupiter on an angle, ranked by two more conditions, as rows', {
        location: BERLIN,
        start_date: '2026-05-01',
        end_date: '2026-06-01',
        min_minutes: 30,
        conditions: {
          all: [
            { in_house: { body: 'jupiter', houses: [1, 10] } },
            { time_of_day: { from: '09:00', to: '18:00' } },
            { not: { weekday: { days: ['saturday', 'sunday'] } } },
          ],
        },
        weights: [
          { condition: { planetary_hour: { rulers: ['jupiter', 'venus'] } }, weight: 2 },
          { condition: { motion: { body: { lord_of: { house: 1 } }, direction: 'retrograde' } }, weight: -3 },
        ],
      }),
      query: { format: 'llm_v2' },
    },
    example('explained', 'Which conditions hold at an instant, since when and until when', {
      location: BERLIN,
      explain: true,
      datetime: '2026-06-15T14:30:00Z',
      conditions: {
        any: [
          { angle: { point: 'ascendant', signs: ['Leo', 'Libra'] } },
          { all: [{ sect: { is: 'day' } }, { dignity: { body: 'venus', min_score: 4 } }] },
        ],
      },
    }),
    example('inWords', 'Conditions in words', {
      start_date: '2026-12-01',
      end_date: '2027-01-01',
      conditions: 'Moon waxing, not void of course, Mercury direct, Moon in Taurus or Cancer',
    }),
  ],
  run: async ({ query: { format }, body }, services, { checkTime }) => {
    const result = await searchElections(body, services, checkTime);
    return chooseFormat(format, { full: () => toElectionsData(result), rows: () => toElectionRows(result) });
  },
});
