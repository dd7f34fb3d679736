import { describe, expect, test } from 'vitest';
import { askReturn } from '../../support/returns.ts';

const newYork = { latitude: 40.714167, longitude: -74.006389, timezone: { iana_name: 'America/New_York' } };

test('solar return of 2015 by flatlib: within 3 s, the Ascendant at 26° Taurus 25′47″ by Alcabitius', async () => {
  const { body } = await askReturn('returns/solar', {
    birth_datetime: { iso: '2013-06-13T17:00:00+01:00' },
    location: { latitude: 38.533333, longitude: -8.9 },
    target_datetime: { iso: '2015-06-14' },
    include_chart: true,
    house_system: 'B',
  });
  expect(Math.abs(Date.parse(body.exact_datetime) - Date.parse('2015-06-14T04:38:37+01:00'))).toBeLessThan(3000);
  expect(Math.abs(body.chart.angles.ascendant - (30 + 26 + 25 / 60 + 47 / 3600))).toBeLessThan(45 / 3600);
});

describe('Pluto returns to its place of 4 July 1776 in Philadelphia', () => {
  const birth = {
    body: 'Pluto',
    birth_datetime: { iso: '1776-07-04T17:10:00' },
    location: { latitude: 39.95, longitude: -75.15, timezone: { iana_name: 'America/New_York' } },
    search_window_days: 1000,
    include_chart: false,
  };

  test('three times in 2022, on the dates published', async () => {
    const { body } = await askReturn('returns', { ...birth, target_datetime: { iso: '2022-02-20' } });
    const others = body.other_returns.map((one: { exact_datetime: string; retrograde: boolean }) => [
      one.exact_datetime.slice(0, 10),
      one.retrograde,
    ]);
    expect([body.exact_datetime.slice(0, 10), ...others]).toEqual([
      '2022-02-20',
      ['2022-07-11', true],
      ['2022-12-28', false],
    ]);
  });

  test('on 22 February 2024 with precession corrected', async () => {
    const target_datetime = { iso: '2024-02-20' };
    const { body } = await askReturn('returns', { ...birth, target_datetime, precession_corrected: true });
    expect(body.exact_datetime).toMatch(/^2024-02-22T/);
    expect(body.return_longitude - body.natal_longitude).toBeCloseTo((50.29 * 247.6) / 3600, 2);
  });
});

test.each([
  [20, 6.5],
  [40, 13.5],
  [60, 20],
  [80, 26.5],
])('at the age of %i a precessed solar return is about %f hours later', async (age, hours) => {
  const sent = {
    birth_datetime: { iso: '1940-04-01T12:00:00Z' },
    location: newYork,
    target_datetime: { iso: `${1940 + age}-04-02` },
    include_chart: false,
  };
  const plain = await askReturn('returns/solar', sent);
  const precessed = await askReturn('returns/solar', { ...sent, precession_corrected: true });
  const laterHours = (precessed.body.julian_day - plain.body.julian_day) * 24;
  expect(Math.abs(laterHours - hours)).toBeLessThan(0.55);
});
