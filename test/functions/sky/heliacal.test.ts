import { describe, expect, test } from 'vitest';
import { askSky } from '../../support/sky.ts';

const CAIRO = { latitude: 30.05, longitude: 31.25 };
const TWO_YEARS = { location: CAIRO, start_date: '2024-01-01', end_date: '2025-12-31' };

const heliacal = (body: object, query = {}) => askSky('/sky/heliacal', { ...TWO_YEARS, ...body }, query);

interface Shown {
  readonly body: string;
  readonly event: string;
  readonly start: { readonly datetime_utc: string };
  readonly best: { readonly datetime_utc: string };
  readonly end: { readonly datetime_utc: string };
  readonly crescent?: { readonly q: number; readonly class: string; readonly lag_minutes: number };
}

async function eventsOf(body: object): Promise<readonly Shown[]> {
  const { status, body: answer } = await heliacal(body);
  expect(status, JSON.stringify(answer).slice(0, 400)).toBe(200);
  return answer.events;
}

describe('200 first and last visibilities', () => {
  test('of Venus through two years are in order of time, evening first before evening last, morning first before morning last', async () => {
    const events = await eventsOf({});
    const starts = events.map(({ start }) => start.datetime_utc);
    expect(starts).toEqual(starts.toSorted());
    expect(events.map(({ event }) => event)).toEqual([
      'morning_last',
      'evening_first',
      'evening_last',
      'morning_first',
      'morning_last',
    ]);
  });

  test('are windows: seen best between their start and their end', async () => {
    for (const { start, best, end } of await eventsOf({ bodies: ['mercury', 'mars', 'jupiter', 'saturn'] })) {
      expect(start.datetime_utc <= best.datetime_utc && best.datetime_utc <= end.datetime_utc).toBe(true);
    }
  });

  test('of Sirius in Cairo: it rises heliacally once a year in August', async () => {
    const events = await eventsOf({ star_names: ['Sirius'], events: ['morning_first'] });
    expect(events.map(({ body, start }) => [body, start.datetime_utc.slice(0, 7)])).toEqual([
      ['Sirius', '2024-08'],
      ['Sirius', '2025-08'],
    ]);
  });

  test.each(['json', 'llm_v2'])(
    'of stars that never set or never rise are none, and a warning of %s says why',
    async (format) => {
      const search = { location: { latitude: 60, longitude: 25 }, star_names: ['Polaris', 'Sirius', 'Canopus'] };
      const { body } = await heliacal({ ...search, end_date: '2024-12-31' }, { format });
      const { events, warnings } = format === 'json' ? body : body.data;
      expect(events.length).toBeGreaterThan(0);
      expect(JSON.stringify(events)).not.toMatch(/Polaris|Canopus/);
      expect(warnings).toEqual([
        {
          code: 'VisibilitiesOmitted',
          message:
            'At latitude 60 some stars have no first and no last visibility: Polaris never sets, Canopus never rises.',
        },
      ]);
    },
  );

  test('in the south Canopus never sets and Polaris never rises', async () => {
    const search = { location: { latitude: -40, longitude: 175 }, star_names: ['Canopus', 'Polaris'] };
    const { body } = await heliacal({ ...search, end_date: '2024-12-31' });
    expect(body.events).toEqual([]);
    expect(body.warnings).toMatchObject([
      { message: expect.stringMatching(/: Canopus never sets, Polaris never rises\.$/) },
    ]);
  });

  test('of stars that rise and set have no warning', async () => {
    const { body } = await heliacal({ star_names: ['Sirius', 'Canopus'], end_date: '2024-12-31' });
    expect(body.warnings).toEqual([]);
  });

  test('of the Moon have Yallop’s q on every first evening, which is visible', async () => {
    const events = await eventsOf({ end_date: '2024-06-30', bodies: ['moon'] });
    const evenings = events.filter(({ event }) => event === 'evening_first');
    expect(evenings).toHaveLength(6);
    for (const { crescent } of evenings) {
      expect(crescent?.q).toBeGreaterThan(-0.16);
      expect(crescent?.lag_minutes).toBeGreaterThan(20);
    }
    expect(events.filter(({ event, crescent }) => event === 'morning_last' && crescent)).toEqual([]);
  });

  test('echo air and observer, with the defaults', async () => {
    const { body } = await heliacal({ atmosphere: { humidity_percent: 70 }, observer: { age_years: 60 }, limit: 1 });
    expect(body.definition.atmosphere).toEqual({
      pressure_hpa: 1013.25,
      temperature_c: 15,
      humidity_percent: 70,
      meteorological_range_km: 40,
    });
    expect(body.definition.observer).toEqual({ age_years: 60, snellen_ratio: 1 });
    expect(body.location).toEqual({ ...CAIRO, elevation: 0, timezone: 'Africa/Cairo' });
  });

  test('come later in haze than in clear air', async () => {
    const search = { star_names: ['Sirius'], events: ['morning_first'], limit: 1 };
    const [clear] = await eventsOf({ ...search, atmosphere: { meteorological_range_km: 100 } });
    const [hazy] = await eventsOf({ ...search, atmosphere: { meteorological_range_km: 10 } });
    expect(Date.parse(hazy?.start.datetime_utc ?? '')).toBeGreaterThan(
      Date.parse(clear?.start.datetime_utc ?? '') + 86_400_000,
    );
  });

  test('end at the limit, and the answer says so', async () => {
    const { body } = await heliacal({ bodies: ['moon'], limit: 3 });
    expect(body.events).toHaveLength(3);
    expect(body.metadata.has_more).toBe(true);
  });
});

test.each([
  [3, true],
  [20, false],
])('200 rows say whether the limit of %d ended the search: %s', async (limit, hasMore) => {
  const { body } = await heliacal({ end_date: '2024-06-30', limit, bodies: ['moon'] }, { format: 'llm_v2' });
  expect(body.data.has_more).toBe(hasMore);
});

describe('400', () => {
  test.each([
    ['a place near the pole', { location: { latitude: 69.65, longitude: 18.96 } }, 'body.location.latitude'],
    ['a range that ends before it begins', { end_date: '2023-01-01' }, 'body.end_date'],
    ['a range of more than ten years', { end_date: '2040-01-01' }, 'body.end_date'],
    ['an event that the bodies lack', { bodies: ['moon'], events: ['morning_first'] }, 'body.events[0]'],
    ['a star by two names', { star_names: ['Sirius', 'alpCMa'] }, 'body.star_names[1]'],
    ['an unknown star', { star_names: ['Krypton'] }, 'body.star_names[0]'],
    ['a star that is too faint', { star_names: ['Sirius', 'Barnard’s star'] }, 'body.star_names[1]'],
    ['dates whose search leaves the ephemeris', { start_date: '2995-01-01', end_date: '2996-01-01' }, 'body.end_date'],
  ])('%s, at its member', async (_, sent, location) => {
    const { status, body } = await heliacal(sent);
    expect(status).toBe(400);
    expect(body.errors.map((issue: { location: string }) => issue.location)).toContain(location);
  });
});
