import { describe, expect, test } from 'vitest';
import { foretell } from '../../support/predictive.ts';

interface Row {
  readonly text: string;
  readonly share: number;
  readonly intervals: readonly { readonly start: string; readonly end: string }[];
}

interface Answer {
  readonly window: { readonly start: string; readonly end: string; readonly minutes: number };
  readonly conditions: readonly Row[];
  readonly intervals: readonly {
    readonly start: string;
    readonly end: string;
    readonly start_local: string;
    readonly holds: readonly number[];
  }[];
  readonly warnings: readonly { readonly code: string }[];
  readonly together: { readonly share: number; readonly share_by_chance: number };
}

const PARIS = {
  latitude: { decimal: 48.8566 },
  longitude: { decimal: 2.3522 },
  timezone: { iana_name: 'Europe/Paris' },
};

const bornAt = (iso: string) => ({ birth_datetime: { iso }, birth_location: PARIS });

async function search(body: object): Promise<Answer> {
  const { status, text, body: answer } = await foretell('birth-time', body);
  expect(status, text).toBe(200);
  return answer.data;
}

const has = (row: Row | undefined, iso: string): boolean =>
  row?.intervals.some(({ start, end }) => start <= iso && iso < end) ?? false;

/** A life whose true time is known, with conditions that are true by definition: each is read off the chart or the sky. */
interface Life {
  readonly born: string;
  readonly events: readonly object[];
}

const EVENTS: readonly object[] = [
  ...['2001-03-14', '2004-11', '2010', '2013-07-02'].flatMap((date) => [
    { date, conditions: { time_lord: { system: 'profection', sign: 'Leo' } } },
    { date, conditions: { time_lord: { system: 'profection', level: 2, lord: 'venus' } } },
    { date, conditions: { time_lord: { system: 'vimshottari', level: 3, lord: 'venus' } } },
    { date, conditions: { time_lord: { system: 'firdaria', level: 2, lord: 'moon' } } },
    { date, conditions: { time_lord: { system: 'releasing', lot: 'fortune', level: 3, sign: 'Leo' } } },
    {
      date,
      conditions: { progressed: { body: 'moon', types: ['conjunction', 'square'], points: ['ascendant'], orb: 4 } },
    },
    { date, conditions: { progressed: { body: 'moon', signs: ['Aries', 'Leo'] } } },
    {
      date,
      conditions: { to_natal: { body: 'saturn', points: ['ascendant', 'midheaven'], types: ['square'], orb: 2 } },
    },
    { date, conditions: { not: { to_natal: { body: 'mars', points: ['midheaven'], types: ['trine'], orb: 6 } } } },
    {
      date,
      conditions: {
        all: [
          { to_natal: { body: 'jupiter', points: ['ascendant'], types: ['sextile', 'trine'], orb: 5 } },
          { time_lord: { system: 'profection', level: 2, lord: 'mercury' } },
        ],
      },
    },
    {
      date,
      conditions: {
        all: [
          { to_natal: { body: 'mars', points: ['ascendant', 'moon'], types: ['conjunction', 'square'], orb: 3 } },
          { in_sign: { body: 'moon', signs: ['Aries', 'Cancer', 'Libra', 'Capricorn'] } },
        ],
      },
    },
  ]),
].filter((_, index) => index % 44 < 40);

/** The same conditions for the true time: whether elections find a moment of the event's time in which they hold. */
async function holdsInElections(event: object, born: string): Promise<boolean> {
  const { date, conditions } = event as { date: string; conditions: object };
  const parts = date.split('-');
  const year = Number(parts[0]);
  const month = Number(parts[1] ?? 1);
  const after =
    parts.length === 3
      ? [year, month, Number(parts[2]) + 1]
      : parts.length === 2
        ? [year, month + 1, 1]
        : [year + 1, 1, 1];
  const offset = (day: string): string =>
    `${day}T00:00:00${Number(day.slice(5, 7)) > 3 && Number(day.slice(5, 7)) < 11 ? '+02:00' : '+01:00'}`;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [first, last] = [[year, month, Number(parts[2] ?? 1)], after].map((one) =>
    offset(`${one[0]}-${pad(one[1] ?? 1)}-${pad(one[2] ?? 1)}`),
  );
  const named = JSON.parse(JSON.stringify(conditions), (key, value) =>
    ['to_natal', 'time_lord', 'progressed'].includes(key) ? { ...value, subject: bornAt(born) } : value,
  );
  const { status, text, body } = await foretell('elections', { start_date: first, end_date: last, conditions: named });
  expect(status, text).toBe(200);
  return body.data.total_count > 0;
}

const LIVES: readonly Life[] = [
  { born: '1975-08-21T05:47:00', events: EVENTS },
  { born: '1983-02-10T23:12:00', events: EVENTS },
  { born: '1968-11-30T14:03:00', events: EVENTS },
];

const toUtc = (local: string, minutes = 0): string =>
  new Date(Date.parse(`${local}+01:00`) + minutes * 60_000).toISOString();

describe('synthetic lives whose true time is known', () => {
  test.each(LIVES)(
    'born $born: a row holds at the true time exactly where elections find it true, whatever time was stated',
    async ({ born, events }) => {
      const expected: boolean[] = [];
      for (const event of events) expected.push(await holdsInElections(event, born));
      expect(new Set(expected).size).toBe(2);
      for (const shift of [0, 41]) {
        const subject = { birth_datetime: { iso: toUtc(born, shift) }, birth_location: PARIS };
        const { conditions } = await search({ subject, window_minutes: 60, life_events: events });
        expect(conditions.map((row) => has(row, toUtc(born)))).toEqual(expected);
      }
    },
  );
});

test('ends of two rows that fall together are one end of the table, and a warning about the birthplace is given once', async () => {
  const { intervals, warnings } = await search({
    subject: { birth_datetime: '1990-06-15T14:30:00', birth_location: 'Paris' },
    window_minutes: 60,
    conditions: 'Libra rising',
    life_events: [{ date: '2015-06-20', conditions: { time_lord: { system: 'profection', lord: 'venus' } } }],
  });
  expect(intervals.map(({ holds }) => holds)).toEqual([[1], [0]]);
  expect(warnings.map(({ code }) => code)).toEqual(['PlaceChosen']);
});

test('conditions on the chart are those of elections at the birthplace', async () => {
  const conditions = {
    all: [{ angle: { point: 'ascendant', signs: ['Libra'] } }, { in_house: { body: 'moon', houses: [5, 6] } }],
  };
  const { conditions: rows, window } = await search({
    subject: bornAt('1990-06-15T14:30:00'),
    window_minutes: 240,
    conditions,
  });
  const range = { location: PARIS, start_date: window.start, end_date: window.end };
  for (const [index, condition] of conditions.all.entries()) {
    const { body } = await foretell('elections', { ...range, conditions: condition });
    const spans = body.data.intervals.map(({ start, end }: { start: string; end: string }) => ({ start, end }));
    expect(rows[index]?.intervals.map(({ start, end }) => ({ start, end }))).toEqual(spans);
  }
});

test('the table divides the window, and shares are those of its parts', async () => {
  const { conditions, intervals, window, together } = await search({
    subject: bornAt('1990-06-15T14:30:00'),
    window_minutes: 120,
    conditions: { angle: { point: 'ascendant', signs: ['Libra'] } },
    life_events: EVENTS.slice(0, 12),
  });
  expect(window.minutes).toBe(240);
  expect([intervals[0]?.start, intervals.at(-1)?.end]).toEqual([window.start, window.end]);
  expect(intervals.slice(1).map(({ start }) => start)).toEqual(intervals.slice(0, -1).map(({ end }) => end));
  const lengthOf = ({ start, end }: { start: string; end: string }): number => Date.parse(end) - Date.parse(start);
  for (const [index, { share }] of conditions.entries()) {
    const held = intervals.filter(({ holds }) => holds.includes(index)).reduce((sum, one) => sum + lengthOf(one), 0);
    expect(held / lengthOf(window)).toBeCloseTo(share, 5);
  }
  const product = conditions.reduce((sum, { share }) => sum * share, 1);
  expect(together.share_by_chance).toBeCloseTo(product, 5);
});

test('forty events over a whole day are one request, and several conditions at one moment hold as in each of its parts', async () => {
  const angles = { points: ['ascendant', 'midheaven'], types: ['conjunction', 'sextile', 'trine'], orb: 3 };
  const jupiter = { to_natal: { body: 'jupiter', ...angles } };
  const mars = { to_natal: { body: 'mars', ...angles } };
  const progressed = { progressed: { body: 'moon', types: ['conjunction', 'square'], points: ['ascendant'], orb: 2 } };
  const together = [
    { date: '2010-05', conditions: { all: [jupiter, mars] } },
    { date: '2010-05-21', conditions: { all: [jupiter, mars] } },
    { date: '2004-03', conditions: { all: [mars, { not: jupiter }] } },
    { date: '2013-07', conditions: { all: [{ any: [jupiter, progressed] }, mars] } },
  ];
  const single = Array.from({ length: 36 }, (_, index) => ({
    date: `20${String(index + 10)}-03-14`,
    conditions: { progressed: { body: 'moon', signs: [index % 2 === 0 ? 'Aries' : 'Leo'] } },
  }));
  const noon = Date.parse('1975-08-21T12:00:00Z');
  const searchAround = async (minutes: number, window_minutes: number, life_events: readonly object[]) => {
    const subject = { ...bornAt(new Date(noon + minutes * 60_000).toISOString()) };
    return (await search({ subject, window_minutes, life_events })).conditions;
  };
  const whole = await searchAround(0, 720, [...together, ...single]);
  expect(whole).toHaveLength(40);
  const shares = new Array<number>(together.length).fill(0);
  for (const middle of [-576, -288, 0, 288, 576])
    for (const [index, { share }] of (await searchAround(middle, 144, together)).entries())
      shares[index] = (shares[index] ?? 0) + share / 5;
  for (const [index, share] of shares.entries()) expect(whole[index]?.share).toBeCloseTo(share, 5);
  expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2);
});

test('years with conditions one of which is to hold are searched for each by itself, and so twenty are one request', async () => {
  const transit = { to_natal: { body: 'saturn', points: ['ascendant'], types: ['conjunction', 'square'], orb: 1 } };
  const period = { time_lord: { system: 'profection', level: 2, lord: 'saturn' } };
  const body = { subject: bornAt('1975-08-21T05:00:00'), window_minutes: 720 };
  const years = Array.from({ length: 20 }, (_, index) => `${1990 + index}`);
  const search20 = (conditions: object) =>
    search({ ...body, life_events: years.map((date) => ({ date, conditions })) });
  const [either, first, second] = [
    await search20({ any: [transit, { any: [period] }] }),
    await search20(transit),
    await search20(period),
  ];
  for (const [index, row] of either.conditions.entries()) {
    const parts = [first, second].map(({ conditions }) => conditions[index]);
    const ends = [row, ...parts].flatMap((one) => one?.intervals.map(({ start }) => start) ?? []);
    expect(ends.length).toBeGreaterThan(0);
    for (const start of ends) expect(has(row, start)).toBe(parts.some((part) => has(part, start)));
    expect(row.share).toBeGreaterThanOrEqual(Math.max(...parts.map((part) => part?.share ?? 0)));
  }
});

test('an event at another place has the day of that place', async () => {
  const subject = bornAt('1990-06-15T14:30:00');
  const conditions = { in_sign: { body: 'moon', signs: ['Aries'] } };
  const APIA = {
    latitude: { decimal: -13.83 },
    longitude: { decimal: -171.77 },
    timezone: { iana_name: 'Pacific/Apia' },
  };
  // The Moon enters Aries on 2011-12-04 at 01:51 UT, still 3 December at Apia, which was then 10 hours behind UTC.
  const { conditions: rows } = await search({
    subject,
    life_events: [
      { date: '2011-12-03', conditions },
      { date: '2011-12-03', conditions, place: APIA },
    ],
  });
  expect(rows.map(({ share }) => share)).toEqual([0, 1]);
});

describe('refused, with the member at fault', () => {
  const subject = bornAt('1990-06-15T14:30:00');
  const event = { date: '2011-12-01', conditions: { time_lord: { system: 'profection', lord: 'venus' } } };
  test.each<[string, object, string]>([
    ['no conditions', { subject }, 'body.conditions'],
    ['an event before the birth', { subject, life_events: [{ ...event, date: '1980' }] }, 'body.life_events[0].date'],
    ['a date that is none', { subject, life_events: [{ ...event, date: '2011-02-30' }] }, 'body.life_events[0].date'],
    [
      'a precision that the date does not have',
      { subject, life_events: [{ ...event, date: '2011', precision: 'day' }] },
      'body.life_events[0].precision',
    ],
    ['a period at birth', { subject, conditions: event.conditions }, 'body.conditions'],
    [
      'deep periods',
      {
        subject,
        life_events: [{ date: '2011', conditions: { time_lord: { system: 'vimshottari', level: 5, lord: 'venus' } } }],
      },
      'body.life_events[0].conditions',
    ],
    ['a window beyond half a day', { subject, window_minutes: 721, life_events: [event] }, 'body.window_minutes'],
    [
      'a birth without a time',
      { subject: { ...subject, birth_time_known: false }, life_events: [event] },
      'body.subject.birth_time_known',
    ],
  ])('%s', async (_, sent, location) => {
    const { status, body } = await foretell('birth-time', sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].location).toBe(location);
  });
});
