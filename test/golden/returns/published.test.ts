import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { askReturn } from '../../support/returns.ts';
import { LUMINARIES, PRINTED_RETURNS } from './measured-published.ts';

const MINUTE_MS = 60_000;
const newYork = { latitude: 40.714167, longitude: -74.006389, timezone: { iana_name: 'America/New_York' } };

describe('published to the second', () => {
  testAccuracy(PRINTED_RETURNS);

  test('solar return of 2008, to the minute (Bright Star)', async () => {
    const { body } = await askReturn('returns/solar', {
      birth_datetime: { iso: '1982-06-05T01:28:00' },
      location: newYork,
      target_datetime: { iso: '2008-06-04' },
      include_chart: false,
    });
    const afterMs = Date.parse(body.exact_datetime) - Date.parse('2008-06-04T08:04:00-04:00');
    expect(afterMs).toBeGreaterThanOrEqual(0);
    expect(afterMs).toBeLessThan(MINUTE_MS);
  });
});

describe('charts of returns', () => {
  test('the Ascendant of the return of 2006: 7° Scorpio 06′, 3′ of it from the 14 s by which the moments differ', async () => {
    const [, , matrix] = LUMINARIES;
    const { body } = await askReturn('returns/solar', {
      birth_datetime: matrix.birth_datetime,
      location: matrix.location,
      return_location: { latitude: 40.714167, longitude: -74.006389, timezone: { name: 'America/New_York' } },
      target_datetime: { iso: '2006-12-18' },
      include_chart: true,
      house_system: 'P',
    });
    expect(Math.abs(body.chart.angles.ascendant - (210 + 7 + 6 / 60))).toBeLessThan(3.2 / 60);
    expect(Math.abs(body.chart.houses.second.longitude - (240 + 5 + 52 / 60))).toBeLessThan(4 / 60);
    expect(Math.abs(body.chart.planets.moon.longitude - (210 + 29 + 32 / 60))).toBeLessThan(1 / 60);
  });

  test('the Ascendant of the return of 2015: 26° Taurus 25′47″ (flatlib, Alcabitius)', async () => {
    const [, , , flatlib] = LUMINARIES;
    const { body } = await askReturn('returns/solar', {
      birth_datetime: flatlib.birth_datetime,
      location: flatlib.location,
      target_datetime: { iso: '2015-06-14' },
      include_chart: true,
      house_system: 'B',
    });
    expect(Math.abs(body.chart.angles.ascendant - (30 + 26 + 25 / 60 + 47 / 3600))).toBeLessThan(45 / 3600);
  });
});

describe('Pluto returns to its place of 4 July 1776 in Philadelphia', () => {
  const birth = {
    body: 'Pluto',
    birth_datetime: { iso: '1776-07-04T17:10:00' },
    location: { latitude: 39.95, longitude: -75.15, timezone: { iana_name: 'America/New_York' } },
    search_window_days: 1000,
    include_chart: false,
  };

  test('three times in 2022, first between 14:20:25 and 14:34:33 EST, at 27° Capricorn 33′08″', async () => {
    const { body } = await askReturn('returns', { ...birth, target_datetime: { iso: '2022-02-20' } });
    expect(body.natal_longitude).toBeGreaterThanOrEqual(297 + 33 / 60 + 8 / 3600);
    expect(body.natal_longitude).toBeLessThan(297 + 33 / 60 + 9 / 3600);
    expect(Date.parse(body.exact_datetime)).toBeGreaterThan(Date.parse('2022-02-20T14:20:25-05:00'));
    expect(Date.parse(body.exact_datetime)).toBeLessThan(Date.parse('2022-02-20T14:34:33-05:00'));
    const others = body.other_returns.map((one: { exact_datetime: string; retrograde: boolean }) => [
      one.exact_datetime.slice(0, 10),
      one.retrograde,
    ]);
    expect(others).toEqual([
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
