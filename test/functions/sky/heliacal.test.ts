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

  test('come later in haze than in clear air', async () => {
    const search = { star_names: ['Sirius'], events: ['morning_first'], limit: 1 };
    const [clear] = await eventsOf({ ...search, atmosphere: { meteorological_range_km: 100 } });
    const [hazy] = await eventsOf({ ...search, atmosphere: { meteorological_range_km: 10 } });
    expect(Date.parse(hazy?.start.datetime_utc ?? '')).toBeGreaterThan(
      Date.parse(clear?.start.datetime_utc ?? '') + 86_400_000,
    );
  });
});
