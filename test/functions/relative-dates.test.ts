import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { loadEndpoint } from '../../lib/contract/loaded-endpoint.ts';
import { takesRelativeDates } from '../../lib/requests/forms/schema-facts.ts';
import { postTo } from '../support/any-endpoint.ts';
import { BUSH } from '../support/timelords.ts';

const PARIS = { latitude: 48.85, longitude: 2.35 };
const AUCKLAND = { latitude: -36.85, longitude: 174.76 };
const UTC_RANGE = { start_date: '2026-11-28T00:00:00.000Z', end_date: '2026-12-28T00:00:00.000Z', timezone: 'UTC' };
const PARIS_RANGE = {
  start_date: '2026-11-27T23:00:00.000Z',
  end_date: '2026-12-27T23:00:00.000Z',
  timezone: 'Europe/Paris',
};
const PARIS_DAYS = { start_date: '2026-11-28', end_date: '2026-12-27', timezone: 'Europe/Paris' };
/** Bush was born in New Haven. */
const NEW_HAVEN_RANGE = {
  start_date: '2026-11-28T05:00:00.000Z',
  end_date: '2026-12-28T05:00:00.000Z',
  timezone: 'America/New_York',
};

/** A request to every endpoint with a range, without the range, and what `today` and `P1M` are at noon of 28 November 2026 in UTC. */
const RANGES: readonly (readonly [path: string, body: object, resolved: object])[] = [
  ['/predictive/transits/planet-to-degree', { planet_name: 'moon', target_degree: 0 }, UTC_RANGE],
  ['/predictive/transits/sign-ingresses', { planets: ['sun'] }, UTC_RANGE],
  ['/predictive/transits/search', { natal_planets: { sun: 3 }, transiting_planets: ['sun'] }, UTC_RANGE],
  ['/predictive/transits/search', { subject: BUSH, transiting_planets: ['sun'] }, NEW_HAVEN_RANGE],
  [
    '/predictive/transits/search',
    { subject: BUSH, transiting_planets: ['sun'], timezone: 'Europe/Paris' },
    PARIS_RANGE,
  ],
  ['/predictive/progressions/search', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/predictive/events', { event_types: ['lunation'], timezone: 'Europe/Paris' }, PARIS_RANGE],
  ['/predictive/elections', { location: PARIS, conditions: 'moon in leo' }, PARIS_RANGE],
  ['/sky/graphic-ephemeris', {}, UTC_RANGE],
  ['/ephemeris/table', { bodies: ['sun'], timezone: 'Europe/Paris' }, { ...PARIS_DAYS, end_date: '2026-12-28' }],
  ['/sky/rise-set', { location: PARIS, bodies: ['sun'] }, PARIS_DAYS],
  ['/sky/heliacal', { location: PARIS, bodies: ['venus'] }, PARIS_RANGE],
  ['/vedic/panchanga', { location: PARIS }, PARIS_DAYS],
  ['/sky/eclipses', { location: PARIS }, PARIS_RANGE],
  ['/vedic/sade-sati', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/vedic/dashas', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/timelords/profections', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/timelords/firdaria', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/timelords/zodiacal-releasing', { subject: BUSH }, NEW_HAVEN_RANGE],
  ['/ephemeris/venus-star-points/conjunctions', {}, UTC_RANGE],
  ['/ephemeris/venus-star-points/stations', {}, UTC_RANGE],
  ['/ephemeris/venus-star-points/elongations', {}, UTC_RANGE],
];

afterEach(() => {
  vi.useRealTimers();
});

const setNow = (iso: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(iso);
};

describe('a range from today for a month', () => {
  it.each(RANGES)('%s resolves it, and answers as to the resolved dates', async (path, body, resolved) => {
    setNow('2026-11-28T12:00:00Z');
    const { status, body: answer } = await postTo(path, { ...body, start_date: 'today', end_date: 'P1M' });
    expect({ status, resolved: answer.resolved_dates }).toEqual({ status: 200, resolved });
    const { timezone: _, ...dates } = answer.resolved_dates;
    const { resolved_dates: __, ...rest } = answer;
    const written = await postTo(path, { ...body, ...dates });
    expect(withoutTimes(rest)).toEqual(withoutTimes(written.body));
  });

  test('is one of every endpoint that has a start and an end', async () => {
    const endpoints = Object.values<Group>(api).flatMap((group) => [...group.endpoints]);
    const loaded = await Promise.all(endpoints.map(loadEndpoint));
    const ranged = loaded.filter(
      ({ request }) => 'shape' in Object(request.body) && 'end_date' in Object(request.body).shape,
    );
    expect(ranged.every(({ request }) => takesRelativeDates(request.body))).toBe(true);
    expect(ranged.map(({ path }) => path).sort()).toEqual([...new Set(RANGES.map(([path]) => path))].sort());
  });
});

/** The answer without the durations of its calculation. */
const withoutTimes = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer), (name, value) => (/_time_ms$|^calculated_at$/.test(name) ? undefined : value));

const EVENTS = '/predictive/events';

describe('a cursor', () => {
  test('goes on with the same ends after midnight', async () => {
    setNow('2026-11-28T22:59:59Z');
    const search = { start_date: 'today', end_date: 'today+1mo', timezone: 'Europe/Paris', limit: 100 };
    const first = await postTo(EVENTS, search);
    expect(first.body.resolved_dates).toEqual(PARIS_RANGE);
    vi.setSystemTime('2026-11-28T23:00:01Z');
    const second = await postTo(EVENTS, { ...search, cursor: first.body.next_cursor });
    expect(second.status).toBe(200);
    expect(second.body.resolved_dates).toEqual(PARIS_RANGE);
    const whole = await postTo(EVENTS, {
      ...search,
      start_date: PARIS_RANGE.start_date,
      end_date: PARIS_RANGE.end_date,
      limit: 200,
    });
    expect([...first.body.events, ...second.body.events]).toEqual(whole.body.events);
    const anew = await postTo(EVENTS, search);
    expect(anew.body.resolved_dates.start_date).toBe('2026-11-28T23:00:00.000Z');
  });

  test.each(['x.atzzzz', '100.5d41402abc4b2a76b9719d91.at0', '.at1'])('%s of no search is refused', async (cursor) => {
    const { status, body } = await postTo(EVENTS, { start_date: 'today', end_date: 'P1M', cursor });
    expect({ status, location: body.errors[0].location }).toEqual({ status: 400, location: 'body.cursor' });
  });
});

describe('the zone of relative dates', () => {
  it('of a flat birth is that of the birth, whose `timezone` it stays', async () => {
    setNow('2026-11-28T12:00:00Z');
    const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, latitude: -36.85, longitude: 174.76 };
    const range = { start_date: 'today', end_date: 'P1M' };
    const flat = { ...birth, timezone: 'Pacific/Auckland', ...range };
    const { body } = await postTo('/timelords/profections', flat);
    expect(body.resolved_dates.timezone).toBe('Pacific/Auckland');
    expect(body.data.subject.timezone ?? body.data.subject.location?.timezone).toBe('Pacific/Auckland');
  });

  it('of a chart handle is that of its place', async () => {
    setNow('2026-11-28T12:00:00Z');
    const subject = { birth_datetime: '1990-06-15 14:30', birth_location: AUCKLAND };
    const chart = await postTo('/ephemeris/natal-chart', { subject });
    const search = { subject: chart.body.data.subject.handle, start_date: 'today', end_date: 'P1M' };
    const { body } = await postTo('/predictive/transits/search', { ...search, transiting_planets: ['sun'] });
    expect(body.resolved_dates).toMatchObject({ timezone: 'Pacific/Auckland', start_date: '2026-11-28T11:00:00.000Z' });
  });
});

describe('a relative date is refused', () => {
  test.each([
    [{ start_date: 'today+3x', end_date: 'P1M' }, 'body.start_date', /write today/],
    [{ start_date: 'P1M', end_date: 'P1M' }, 'body.start_date', /write today/],
    [{ start_date: 'today', end_date: 'today' }, 'body.end_date', /after start_date/],
    [{ start_date: 'today', end_date: 'P300Y' }, 'body.end_date', /50 years/],
    [{ start_date: 'today', end_date: 'P1M', timezone: 'Mars/Phobos' }, 'body.timezone', /IANA/],
    [{ start_date: 'year+9999y', end_date: 'P1M' }, 'body.start_date', /./],
    [{ start_date: 'today', end_date: 'today+999999999y' }, 'body.end_date', /outside the years/],
    [{ start_date: 'today', end_date: 'P999999999999D' }, 'body.end_date', /outside the years/],
    [{ start_date: 'now-9999y-9999y-9999y-9999y', end_date: 'P1M' }, 'body.start_date', /outside the years/],
  ])('%j', async (sent, location, message) => {
    const { status, body } = await postTo(EVENTS, sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors).toContainEqual(expect.objectContaining({ location, message: expect.stringMatching(message) }));
  });
});
