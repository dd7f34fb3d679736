import { describe, expect, it } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { readCalendarEvents, readTableRows, toNearestSecond } from '../../support/dated-formats.ts';

async function ask(path: string, body: unknown, format: 'json' | 'llm_v2' | 'csv' | 'ics'): Promise<string> {
  const { status, text } = await postTo(`/sky/${path}`, body, { format });
  expect(status, text).toBe(200);
  return text;
}

const WEEK = {
  location: { latitude: 52.52, longitude: 13.405 },
  start_date: '2024-06-01',
  end_date: '2024-06-07',
  bodies: ['sun', 'moon'],
};
const TROMSO = { location: { latitude: 69.65, longitude: 18.96 }, start_date: '2024-05-16', end_date: '2024-05-20' };

describe.each([
  ['a week in Berlin', WEEK],
  ['the last sunsets before the midnight sun', { ...TROMSO, bodies: ['sun'] }],
])('rise-set of %s', (_name, body) => {
  it('as CSV has a row for each event, in the order of the rows for a language model', async () => {
    const { events_schema: names, events } = JSON.parse(await ask('rise-set', body, 'llm_v2')).data;
    const column = (row: unknown[], name: string) => row[names.indexOf(name)];
    const expected = events.filter((row: unknown[]) => column(row, 'datetime') !== null);
    expect(expected.length).toBeGreaterThan(5);
    const rows = readTableRows(await ask('rise-set', body, 'csv'));
    expect(rows.map(({ date, body: id, event, datetime }) => [date, id, event, datetime])).toEqual(
      expected.map((row: unknown[]) => ['date', 'body', 'event', 'datetime'].map((name) => column(row, name))),
    );
  });
});

describe('calendars of a place', () => {
  it('give an event the same identifier in every range that has it, and another at another place', async () => {
    const uids = async (part: object) =>
      readCalendarEvents(await ask('rise-set', { ...WEEK, bodies: ['sun'], ...part }, 'ics')).map(({ uid }) => uid);
    const [week, end] = [await uids({}), await uids({ start_date: '2024-06-06' })];
    expect(end.length).toBeGreaterThan(1);
    expect(week.slice(-end.length)).toEqual(end);
    expect(await uids({ location: { latitude: 48.85, longitude: 2.35 } })).not.toContain(week[0]);
  });
});

describe('calendars of one place', () => {
  const listUids = async (path: string, body: object): Promise<readonly string[]> =>
    readCalendarEvents(await ask(path, body, 'ics')).map(({ uid }) => uid);
  const [summer, evening] = [
    { location: WEEK.location, date: '2024-06-20' },
    { ...WEEK, bodies: ['sun'] },
  ];
  const horizons = [
    {},
    { definition: 'hindu' },
    { definition: 'custom', altitude_deg: -4 },
    { definition: 'custom', altitude_deg: -6 },
    { refraction: 'computed', pressure_hpa: 950 },
    { horizon_dip: true, location: { ...WEEK.location, elevation: 900 } },
  ];
  const air = { location: { latitude: 30.05, longitude: 31.25 }, start_date: '2024-01-01', end_date: '2025-12-31' };

  it.each([
    ['horizons of planetary hours', 'planetary-hours', horizons.map((part) => ({ ...summer, ...part }))],
    ['horizons of rise-set', 'rise-set', horizons.map((part) => ({ ...evening, ...part }))],
    ['modes of planetary hours', 'planetary-hours', ['equal', 'unequal'].map((mode) => ({ ...summer, mode }))],
    ['airs of visibilities', 'heliacal', [air, { ...air, atmosphere: { humidity_percent: 60 } }]],
  ])('share no identifier between %s', async (_name, path, bodies) => {
    const uids: string[] = [];
    for (const body of bodies) uids.push(...(await listUids(path, body)));
    expect(uids.length).toBeGreaterThan(bodies.length);
    expect(new Set(uids).size).toBe(uids.length);
  });
});

describe('planetary hours', () => {
  const body = { location: WEEK.location, date: '2024-06-20' };

  it('as a calendar follow each other from sunrise to sunrise', async () => {
    const events = readCalendarEvents(await ask('planetary-hours', body, 'ics'));
    const { sunrise, next_sunrise } = JSON.parse(await ask('planetary-hours', body, 'json'));
    const starts = events.map(({ startMs }) => startMs);
    expect(starts[0]).toBe(toNearestSecond(sunrise.datetime_utc));
    expect(events.map(({ endMs }) => endMs)).toEqual([...starts.slice(1), toNearestSecond(next_sunrise.datetime_utc)]);
    expect(events[0]?.summary).toBe('Hour of Jupiter');
  });
});

describe('concurrent requests of one instance that share their context', () => {
  const body = {
    location: { latitude: 30.05, longitude: 31.25 },
    start_date: '2024-01-01',
    end_date: '2024-03-01',
    bodies: ['moon'],
    limit: 2,
  };
  const BEGINNINGS = { ics: 'BEGIN:VCALENDAR', csv: 'body,event', json: '{"success":true', llm_v2: '{"success":true' };

  it('each have the format that they ask for', async () => {
    const formats = (['ics', 'ics', 'json', 'csv', 'llm_v2', 'csv', 'ics'] as const).flatMap((one) => [one, one]);
    const answers = await Promise.all(formats.map((format) => ask('heliacal', body, format)));
    for (const [index, format] of formats.entries()) {
      expect(answers[index]?.slice(0, BEGINNINGS[format].length), `${format} at ${index}`).toBe(BEGINNINGS[format]);
      expect(answers[index]?.includes('events_schema')).toBe(format === 'llm_v2');
    }
  });
});
