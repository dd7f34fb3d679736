import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { send } from '../../support/natal.ts';
import { foretell } from '../../support/predictive.ts';
import { birth, chart, PARIS } from './birth.ts';

const PATH = '/ephemeris/conditions';

interface Verdict {
  readonly name: string;
  readonly holds: boolean | null;
  readonly distance_degrees: number | null;
  readonly distance_days: number | null;
}

async function judge(body: object): Promise<Readonly<Record<string, Verdict>>> {
  const { status, text, body: answer } = await send({ path: PATH, body });
  expect(status, text).toBe(200);
  return Object.fromEntries((answer.data.conditions as Verdict[]).map((one) => [one.name, one]));
}

/** One condition of every kind, and combinations. */
const CONDITIONS: Readonly<Record<string, object>> = {
  sign: { in_sign: { body: 'moon', signs: ['Cancer', 'Leo', 'Virgo'] } },
  aspect: { aspect: { a: 'moon', b: 'venus', orb: 6, applying: true } },
  to_natal: { to_natal: { body: 'mars', longitude: 211.5, orb: 8 } },
  retrograde: { motion: { body: 'mercury', direction: 'retrograde' } },
  phase: { moon_phase: { phases: ['waxing'] } },
  void: { void_of_course: {} },
  beams: { not: { solar_phase: { body: 'mercury', is: 'free' } } },
  house: { in_house: { body: 'jupiter', houses: [1, 2, 3, 10] } },
  ascendant: { angle: { point: 'ascendant', signs: ['Leo', 'Libra', 'Aries'] } },
  hour: { planetary_hour: { rulers: ['venus', 'moon', 'sun'] } },
  dignity: { dignity: { body: 'venus', min_score: 2 } },
  day: { sect: { is: 'day' } },
  weekday: { weekday: { days: ['saturday', 'sunday', 'monday'] } },
  clock: { time_of_day: { from: '06:30', to: '17:00' } },
  lord: { in_house: { body: { lord_of: { house: 7 } }, houses: [1, 2, 3, 4, 5, 6] } },
  both: {
    all: [{ sect: { is: 'day' } }, { in_sign: { body: 'moon', signs: ['Aries', 'Taurus', 'Gemini', 'Cancer'] } }],
  },
};
const conditions = Object.entries(CONDITIONS).map(([name, condition]) => ({ name, condition }));
const place = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };

describe('agreement with other endpoints', () => {
  test('verdicts are those that /predictive/elections explains, at moments of 1900 to 2050', async () => {
    const moments = fc.integer({ min: -2_208_988_800, max: 2_524_608_000 });
    await fc.assert(
      fc.asyncProperty(moments, async (seconds) => {
        const datetime = new Date(seconds * 1000).toISOString();
        const verdicts = await judge({ moment: { datetime, location: place }, conditions });
        const all = Object.values(CONDITIONS).slice(0, 15);
        const { body } = await foretell('elections', { datetime, location: place, explain: true, conditions: { all } });
        const explained = body.data.explanation.conditions.map(({ holds }: Verdict) => holds);
        expect(
          Object.values(verdicts)
            .slice(0, 15)
            .map(({ holds }) => holds),
        ).toEqual(explained.map((holds: boolean, index: number) => (index === 6 ? !holds : holds)));
      }),
      { numRuns: 12 },
    );
  });

  test('distances are those from the positions of the chart', async () => {
    const { planets, houses } = await chart();
    const subject = birth();
    const { sign, house, mixed } = await judge({
      subject,
      conditions: [
        { name: 'sign', condition: { in_sign: { body: 'sun', signs: [planets.sun.sign] } } },
        { name: 'house', condition: { in_house: { body: 'mars', houses: [planets.mars.house] } } },
        {
          name: 'mixed',
          condition: { all: [{ in_sign: { body: 'sun', signs: [planets.sun.sign] } }, { sect: { is: 'day' } }] },
        },
      ],
    });
    const degree = planets.sun.longitude % 30;
    expect(sign).toMatchObject({ holds: true, distance_days: null });
    expect(sign?.distance_degrees).toBeCloseTo(Math.min(degree, 30 - degree), 5);
    const cuspsDeg = Object.values<{ longitude: number }>(houses).map(({ longitude }) => longitude);
    const cusps = [planets.mars.house - 1, planets.mars.house % 12].map((index) => cuspsDeg[index] as number);
    const gaps = cusps.map((cusp) => Math.abs(((planets.mars.longitude - cusp + 540) % 360) - 180));
    expect(house?.distance_degrees).toBeCloseTo(Math.min(...gaps), 5);
    expect(mixed?.holds).toBe(true);
  });
});

describe('a birth without a time', () => {
  const unknown = birth({ birth_datetime: { iso: '1990-06-15' }, birth_time_known: false });

  test('a verdict is null exactly where the hours of the day disagree', async () => {
    const day = await judge({ subject: unknown, conditions });
    const hours = Array.from({ length: 24 * 12 }, (_, step) => {
      const [hour, minute] = [Math.floor(step / 12), (step % 12) * 5].map((part) => String(part).padStart(2, '0'));
      return `1990-06-15T${hour}:${minute}:30`;
    });
    const known = await Promise.all(
      hours.map((iso) => judge({ subject: birth({ birth_datetime: { iso } }), conditions })),
    );
    for (const { name } of conditions.filter(({ condition }) => !('all' in condition))) {
      const found = new Set(known.map((verdicts) => verdicts[name]?.holds));
      expect([name, day[name]?.holds]).toEqual([name, found.size > 1 ? null : [...found][0]]);
      expect(day[name]).toMatchObject({ distance_degrees: null, distance_days: null });
    }
  });
});

describe('a flat birth and words', () => {
  test('members of a birth may stand loose, and conditions may be words', async () => {
    const { moon } = await judge({
      datetime: '1990-06-15T14:30:00',
      ...PARIS,
      conditions: [{ name: 'moon', condition: 'Moon in Pisces or Aries' }],
    });
    const { planets } = await chart({ subject: birth({ birth_datetime: { iso: '1990-06-15T14:30:00' } }) });
    expect(moon?.holds).toBe(['Pisces', 'Aries'].includes(planets.moon.sign));
  });
});

describe('400 and 422', () => {
  const one = { name: 'moon', condition: { in_sign: { body: 'moon', signs: ['Leo'] } } };
  test.each([
    ['neither birth nor moment', { conditions: [one] }, 'body.subject'],
    ['both', { subject: birth(), moment: { datetime: '2026-01-01' }, conditions: [one] }, 'body.moment'],
    [
      'no place',
      { moment: { datetime: '2026-01-01' }, conditions: [{ name: 'day', condition: { sect: { is: 'day' } } }] },
      'body.moment.location',
    ],
    ['a name twice', { subject: birth(), conditions: [one, one] }, 'body.conditions[1].name'],
    ['a name of a column', { subject: birth(), conditions: [{ ...one, name: 'id' }] }, 'body.conditions[0].name'],
    [
      'a name of a distance',
      { subject: birth(), conditions: [{ ...one, name: 'x_distance_days' }] },
      'body.conditions[0].name',
    ],
    ['a name with capitals', { subject: birth(), conditions: [{ ...one, name: 'Moon' }] }, 'body.conditions[0].name'],
    [
      '51 conditions',
      { subject: birth(), conditions: Array.from({ length: 51 }, (_, i) => ({ ...one, name: `c${i}` })) },
      'body.conditions',
    ],
    [
      '25 in one tree',
      {
        subject: birth(),
        conditions: [
          {
            name: 'many',
            condition: {
              any: Array.from({ length: 2 }, () => ({ all: Array.from({ length: 13 }, () => one.condition) })),
            },
          },
        ],
      },
      'body.conditions[0].condition',
    ],
    ['a time before the files', { moment: { datetime: '-20000-01-01' }, conditions: [one] }, 'body.moment.datetime'],
    [
      'an unknown zone',
      {
        moment: { datetime: '2026-01-01', location: { latitude: 1, longitude: 1, timezone: 'Mars/Base' } },
        conditions: [one],
      },
      'body.moment.location.timezone',
    ],
  ])('%s', async (_, body, location) => {
    const { status, body: problem } = await send({ path: PATH, body });
    expect([400, 422]).toContain(status);
    expect(problem.errors.map((issue: { location: string }) => issue.location)).toContain(location);
  });
});
