import { describe, expect, test } from 'vitest';
import { findVoidOfCourseEvents } from '../../../../lib/astro/sky/events/void-of-course.ts';
import { type JdRange, jdUt, millisecondsFromJdUt } from '../../../../lib/base/units/time.ts';
import { foretell } from '../../../support/predictive.ts';
import { tropicalSky } from '../../../support/tropical-sky.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405, timezone: { iana_name: 'Europe/Berlin' } };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: { iana_name: 'Europe/Oslo' } };
const YEAR = { start_date: '2026-01-01', end_date: '2027-01-01' };

interface Interval {
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
  readonly score?: number;
  readonly conditions_met: readonly number[];
}

async function search(body: object) {
  const answer = await foretell('elections', body);
  return { ...answer, data: answer.body.data, intervals: (answer.body.data?.intervals ?? []) as Interval[] };
}

const overlapMinutes = (a: readonly Interval[], b: readonly Interval[]): number =>
  a
    .flatMap((one) =>
      b.map(
        (other) =>
          Math.min(Date.parse(one.end), Date.parse(other.end)) -
          Math.max(Date.parse(one.start), Date.parse(other.start)),
      ),
    )
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms / 60_000, 0);

describe('agreement with other endpoints', () => {
  test('voids of course are those of the events', async () => {
    const { intervals } = await search({
      ...YEAR,
      conditions: { void_of_course: { tradition: 'traditional' } },
      limit: 500,
    });
    const window: JdRange = { fromJdUt: jdUt(2461041.5), toJdUt: jdUt(2461406.5) };
    const voids = findVoidOfCourseEvents({ sky: tropicalSky, window, aspects: [], tradition: 'traditional' });
    const inside = voids
      .map(({ refine }) => refine())
      .filter(({ moment, endsAt }) => moment > window.fromJdUt && endsAt < window.toJdUt);
    // Where she makes no aspect in a whole sign, one void follows the other without a gap.
    const isStart = (ms: number): boolean =>
      intervals.some(({ start }) => Math.abs(Date.parse(start) - ms) < 1.1) ||
      inside.some(({ endsAt }) => Math.abs(millisecondsFromJdUt(endsAt) - ms) < 1.1);
    expect(inside.length).toBeGreaterThan(140);
    expect(inside.filter(({ moment }) => !isStart(millisecondsFromJdUt(moment)))).toEqual([]);
    expect(intervals.length).toBeLessThanOrEqual(voids.length);
  });

  test('Mercury is retrograde between its stations, to a few seconds', async () => {
    const { intervals } = await search({
      ...YEAR,
      conditions: { motion: { body: 'mercury', direction: 'retrograde' } },
    });
    const events = await foretell('events', { ...YEAR, planets: ['mercury'], event_types: ['station'] });
    const stations = (events.body.events as { exact_datetime: string }[]).map(({ exact_datetime }) => exact_datetime);
    expect(intervals.flatMap(({ start, end }) => [start, end])).toEqual(stations);
  });

  test('the time in which an aspect applies and the time in which it separates make up the whole', async () => {
    const aspect = { a: 'mercury', b: 'mars', types: ['conjunction'], orb: 4 };
    const parts = await Promise.all(
      [{}, { applying: true }, { applying: false }].map((more) =>
        search({ ...YEAR, conditions: { aspect: { ...aspect, ...more } } }),
      ),
    );
    const [whole = 0, applying = 0, separating = 0] = parts.map(({ intervals }) =>
      intervals.reduce((sum, { minutes }) => sum + minutes, 0),
    );
    expect(whole).toBeGreaterThan(1000);
    expect(Math.abs(whole - applying - separating)).toBeLessThan(0.1);
    expect(overlapMinutes(parts[1]?.intervals ?? [], parts[2]?.intervals ?? [])).toBe(0);
  });

  test.each([
    ['reaches', 1e-4, 1],
    ['falls short of', -1e-4, 0],
  ])('a body that just %s a degree at its station is found accordingly', async (_, beyondDeg, count) => {
    const { body } = await foretell('events', { ...YEAR, planets: ['mercury'], event_types: ['station'] });
    const [{ longitude, exact_datetime }] = body.events as [{ longitude: number; exact_datetime: string }];
    const days = { start_date: exact_datetime.replace('26T', '24T'), end_date: '2026-03-01' };
    const target = longitude - beyondDeg + 0.5;
    const condition = { to_natal: { body: 'mercury', longitude: target, types: ['conjunction'], orb: 0.5 } };
    const { intervals } = await search({ ...days, conditions: condition });
    expect(intervals).toHaveLength(count);
  });
});

describe('texts of conditions', () => {
  test('name bodies, days and natal points as a reader writes them', async () => {
    const subject = { birth_datetime: '1990-06-15T14:30:00', birth_location: BERLIN };
    const to_natal = { body: 'moon', types: ['trine'], longitude: 3, subject, points: ['sun', 'ascendant'] };
    const conditions = { all: [{ weekday: { days: ['saturday', 'sunday'] } }, { to_natal }] };
    const { data } = await search({ location: BERLIN, start_date: '2026-06-01', end_date: '2026-06-08', conditions });
    expect(data.conditions.map(({ text }: { text: string }) => text)).toEqual([
      'On Saturday or Sunday',
      'Moon trine 3° or natal Sun or Ascendant',
    ]);
  });
});

describe('clocks', () => {
  test('a span of local time is shorter where the clock skips it and comes twice where it is set back', async () => {
    const at = (start_date: string, end_date: string) =>
      search({ location: BERLIN, start_date, end_date, conditions: { time_of_day: { from: '02:15', to: '03:30' } } });
    const spring = await at('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z');
    expect(spring.intervals.map(({ minutes }) => minutes)).toEqual([30]);
    const autumn = await at('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z');
    expect(autumn.intervals.map(({ minutes }) => minutes)).toEqual([45, 75]);
  });

  test('a local day has 23 hours in spring', async () => {
    const conditions = { weekday: { days: ['Sunday'] } };
    const { intervals } = await search({
      location: BERLIN,
      start_date: '2026-03-27',
      end_date: '2026-03-31',
      conditions,
    });
    expect(intervals.map(({ minutes }) => minutes)).toEqual([23 * 60]);
  });
});

describe('beyond the polar circle', () => {
  test('a year has no planetary hours in the midnight sun and in the polar night, which two warnings say', async () => {
    const { data } = await search({
      location: TROMSO,
      start_date: '2026-04-01',
      end_date: '2027-03-31',
      conditions: { planetary_hour: { rulers: ['venus'] } },
    });
    expect(data.warnings.map(({ code }: { code: string }) => code)).toEqual(['SunDoesNotSet', 'SunDoesNotRise']);
    expect(data.warnings[0].message).toContain('from 2026-05-17');
    expect(data.warnings[1].message).toContain('from 2026-11-27');
  });
});

describe('ranking', () => {
  test('weights order the intervals by their score and exclude none', async () => {
    const conditions = { in_sign: { body: 'moon', signs: ['Leo'] } };
    const weights = [{ condition: { moon_phase: { phases: ['full_moon'] } }, weight: 5 }];
    const [plain, ranked] = [await search({ ...YEAR, conditions }), await search({ ...YEAR, conditions, weights })];
    const scores = ranked.intervals.map(({ score = 0 }) => score);
    expect(ranked.intervals.map(({ start }) => start).sort()).toEqual(plain.intervals.map(({ start }) => start));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores)).toEqual(new Set([5, 0]));
  });
});

describe('an instant explained', () => {
  test('agrees with the intervals around it', async () => {
    const conditions = {
      all: [{ angle: { point: 'ascendant', signs: ['Leo'] } }, { aspect: { a: 'moon', b: 'sun', orb: 8 } }],
    };
    const { data } = await search({ location: BERLIN, explain: true, datetime: '2026-06-15T06:00:00Z', conditions });
    const { holds, conditions: states } = data.explanation;
    expect(holds).toBe(states.every((state: { holds: boolean }) => state.holds));
    const { intervals } = await search({
      location: BERLIN,
      start_date: '2026-06-13',
      end_date: '2026-06-18',
      conditions: { angle: { point: 'ascendant', signs: ['Leo'] } },
    });
    const around = intervals.find(({ start, end }) => start <= '2026-06-15T06:00' && end > '2026-06-15T06:00');
    expect([states[0].since, states[0].until]).toEqual([around?.start, around?.end]);
  });
});

describe('refused, with the member at fault', () => {
  const MOON = { in_sign: { body: 'moon', signs: ['Leo'] } };
  const deep = (levels: number): object => (levels === 0 ? MOON : { not: deep(levels - 1) });

  test('six levels are accepted, as the message of seven says', async () => {
    const range = { start_date: '2026-01-01', end_date: '2026-02-01' };
    expect((await search({ ...range, conditions: deep(6) })).status).toBe(200);
    const { body } = await search({ ...range, conditions: deep(7) });
    expect(body.errors[0].message).toBe('has 7 levels of all, any and not; at most 6');
  });

  test.each([
    [{ nakshatra: [4, null] }, 'nakshatra[1]', 'must be a number, not null'],
    [{ nakshatra: 'Rohini' }, 'nakshatra', 'must be a whole number from 1 to 27, or a list of such'],
    [{ karana: ['vishti', true] }, 'karana[1]', /^must be a number of a half tithi, 1 to 60, or the name of a karana/],
    [{ vara: ['thrusday'] }, 'vara[0]', /^must be one of sunday, .* did you mean thursday\?$/],
  ])('one value or a list: %j', async (panchanga, member, message) => {
    const { status, body } = await search({ ...YEAR, location: BERLIN, conditions: { not: { panchanga } } });
    expect([status, body.errors.length]).toEqual([400, 1]);
    expect(body.errors[0].location).toBe(`body.conditions.not.panchanga.${member}`);
    expect(body.errors[0].message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  test('twenty-four conditions are accepted', async () => {
    const any = Array.from({ length: 24 }, (_, index) => ({ in_house: { body: 'mars', houses: [(index % 12) + 1] } }));
    const { status, intervals } = await search({
      location: TROMSO,
      start_date: '2026-01-01',
      end_date: '2026-01-20',
      conditions: { any },
    });
    expect([status, intervals.length]).toEqual([200, 1]);
  });
});
