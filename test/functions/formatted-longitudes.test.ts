import { expect, test } from 'vitest';
import { postTo } from '../support/any-endpoint.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522, timezone: 'Europe/Paris' };
const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };
const subject = { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: PARIS };
const other = { ...subject, name: 'Other', birth_location: LONDON };
const text = expect.stringMatching(/^\d{1,2}°\d\d′\d\d″ /);
const target = { iso: '2026-01-01T00:00:00Z' };

/** Where each answer has a chart, by the address of the endpoint and the rest of its request. */
const CHARTS = [
  ['/ephemeris/natal-chart', { subject }, 'data'],
  ['/ephemeris/natal/batch', { subjects: [subject] }, 'charts.0.data'],
  ['/ephemeris/relocation', { subject, relocation_location: LONDON }, 'data'],
  ['/comparative/composite', { subjects: [subject, other] }, 'data'],
  ['/comparative/synastry', { subject_a: subject, subject_b: other }, 'data.chart_b'],
  ['/comparative/natal-transits', { subject, transit_datetime: target }, 'data.transit_chart'],
  ['/predictive/returns/solar', { subject, target_datetime: target, include_chart: true }, 'chart'],
] as const;

/** The member of a JSON value at a path such as `charts.0.data`. */
const memberAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), body);

test.each(CHARTS)('%s has texts with the longitudes of its chart', async (path, request, place) => {
  const { status, body } = await postTo(path, { ...request, options: { formatted: true } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(memberAt(body, place)).toMatchObject({
    planets: { sun: { formatted: text } },
    houses: { first: { formatted: text } },
    angles: { formatted: { ascendant: text } },
  });
});

test('/ephemeris/progressed has texts with the longitudes of its chart', async () => {
  const { body } = await postTo('/ephemeris/progressed', {
    subject,
    progressed_datetime: target,
    options: { formatted: true, include_hermetic_lots: true },
  });
  expect(body.data).toMatchObject({
    progressed_planets: { sun: { formatted: text } },
    progressed_houses: { first: { formatted: text } },
    progressed_angles: { formatted: { vertex: text } },
  });
  expect(body.data.hermetic_lots[0]).toMatchObject({ formatted: text });
});
