import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { askVenus } from '../../support/venus.ts';
import { eventsOf, PRINTED_VENUS } from './measured-published.ts';

const MINUTE_MS = 60_000;

/** Expects a moment of the service within a number of minutes of a published one. */
function expectNear(found: string, published: string, minutes: number): void {
  expect(Math.abs(Date.parse(found) - Date.parse(published)) / MINUTE_MS).toBeLessThanOrEqual(minutes);
}

describe('Venus as it was printed', () => {
  testAccuracy(PRINTED_VENUS);

  test('the station of December 2021', async () => {
    const [station] = await eventsOf('/stations', '2021-12-01', '2021-12-31');
    expectNear(station.exact_datetime, '2021-12-19T05:36-05:00', 1);
    expect(station).toMatchObject({ type: 'retrograde', sign: 'Capricorn' });
    expect(station.sign_longitude).toBeCloseTo(26 + 29 / 60, 1);
  });
});

test('the degrees and whole minutes of 32 stations 2005–2030', async () => {
  const found = await eventsOf('/stations', '2005-12-01', '2030-02-01');
  const stated = STATION_DEGREES.trim().split(/\s+/);
  expect(found.length).toBe(stated.length);
  stated.forEach((text, index) => {
    const [, degree = '', sign = '', minute = ''] = /^(\d+)([A-Z][a-z])(\d+)$/.exec(text) ?? [];
    expect(SIGN_LETTERS.indexOf(sign)).toBe(SIGNS.indexOf(found[index].sign));
    expect(Math.floor(found[index].sign_longitude * 60)).toBe(Number(degree) * 60 + Number(minute));
  });
});

const SIGN_LETTERS = ['Ar', 'Ta', 'Gm', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** Retrograde and direct in turn; cut off after the minute. */
const STATION_DEGREES = `
  1Aq28 16Cp01   2Vi57 16Le35   15Ar27 29Pi11  13Sc13 27Li39
  23Gm59 7Gm29   28Cp58 13Cp33  0Vi46 14Le23   13Ar08 26Pi54
  10Sc50 25Li14  21Gm50 5Gm20   26Cp29 11Cp04  28Le36 12Le12
  10Ar50 24Pi37  8Sc29 22Li51   19Gm41 3Gm10   24Cp01 8Cp37`;

describe('greatest elongations', () => {
  test('those that Meeus’s series give for 2019 and 2020', async () => {
    const [west, east] = await eventsOf('/elongations', '2019-01-01', '2020-04-01');
    // Day 6.1895 and 24.9179 in Terrestrial Time, which is ahead by 69 s.
    expectNear(west.exact_datetime, '2019-01-06T04:31:44Z', 30);
    expectNear(east.exact_datetime, '2020-03-24T22:00:38Z', 30);
    expect(west.elongation).toBeCloseTo(46.9571, 2);
    expect(east.elongation).toBeCloseTo(46.078, 2);
  });
});

test('stations that Meeus’s series give for 2018', async () => {
  const [retrograde, direct] = await eventsOf('/stations', '2018-10-01', '2018-12-01');
  expectNear(retrograde.exact_datetime, '2018-10-05T18:57:36Z', 30);
  expectNear(direct.exact_datetime, '2018-11-16T10:31:01Z', 30);
});

describe('the transits of 2004 and 2012', () => {
  test.each([
    ['2004-06-08', 17 + 53 / 60],
    ['2012-06-06', 15 + 45 / 60],
  ])('%s: the day and the degree of the conjunction', async (day, degrees) => {
    const [found, ...others] = await eventsOf('/conjunctions', day, `${day}T23:59:59Z`);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ type: 'inferior', sign: 'Gemini', venus_retrograde: true });
    expect(Math.abs(found.sign_longitude - degrees)).toBeLessThan(1.01 / 60);
  });

  test('2004: the least separation is 627″, before the conjunction in longitude', async () => {
    const seconds = await Promise.all(
      Array.from({ length: 61 }, async (_, minute) => {
        const date = new Date(Date.UTC(2004, 5, 8, 7, 50 + minute)).toISOString();
        return (await askVenus('/phase', { date })).body.phase.elongation * 3600;
      }),
    );
    expect(Math.abs(Math.min(...seconds) - 627)).toBeLessThan(1);
  });
});
