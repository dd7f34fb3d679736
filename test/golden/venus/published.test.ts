import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../lib/catalog/signs.ts';
import { askVenus } from '../../support/venus.ts';

const MINUTE_MS = 60_000;

/** A moment as the interface has it, within so many minutes of a published one. */
function expectNear(found: string, published: string, minutes: number): void {
  expect(Math.abs(Date.parse(found) - Date.parse(published)) / MINUTE_MS).toBeLessThanOrEqual(minutes);
}

async function eventsOf(path: '/conjunctions' | '/stations' | '/elongations', start_date: string, end_date: string) {
  const { status, body, text } = await askVenus(path, { start_date, end_date });
  expect(status, text).toBe(200);
  return body[path.slice(1)];
}

describe('conjunctions and stations 2015–2020, published to the minute in GMT', () => {
  test('conjunctions', async () => {
    const published = [
      ['2015-08-15T19:22Z', 'inferior', 'Leo', 22, 39],
      ['2016-06-06T21:51Z', 'superior', 'Gemini', 16, 36],
      ['2017-03-25T10:17Z', 'inferior', 'Aries', 4, 57],
      ['2018-01-09T07:01Z', 'superior', 'Capricorn', 18, 57],
      ['2018-10-26T14:16Z', 'inferior', 'Scorpio', 3, 6],
      ['2019-08-14T06:08Z', 'superior', 'Leo', 21, 11],
    ] as const;
    const found = await eventsOf('/conjunctions', '2015-08-01', '2020-05-15');
    expect(found.length).toBe(published.length);
    published.forEach(([moment, type, sign, degree, minute], index) => {
      expectNear(found[index].exact_datetime, moment, 1.6);
      expect(found[index]).toMatchObject({ type, sign });
      expect(Math.abs(found[index].sign_longitude - degree - minute / 60)).toBeLessThan(1.01 / 60);
    });
  });

  test('stations', async () => {
    const published = [
      ['2015-09-06T08:30Z', 'direct'],
      ['2017-03-04T09:09Z', 'retrograde'],
      ['2017-04-15T10:18Z', 'direct'],
      ['2018-10-05T19:04Z', 'retrograde'],
      ['2018-11-16T10:51Z', 'direct'],
      ['2020-05-13T06:46Z', 'retrograde'],
    ] as const;
    const found = await eventsOf('/stations', '2015-08-15', '2020-05-15');
    expect(found.length).toBe(published.length);
    published.forEach(([moment, type], index) => {
      expectNear(found[index].exact_datetime, moment, 1);
      expect(found[index].type).toBe(type);
    });
  });

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
  test('2004–2014: the day, and the tenth of a degree', async () => {
    const published = [
      ['2004-03-29', 46],
      ['2004-08-17', 45.8],
      ['2005-11-03', 47.1],
      ['2006-03-25', 46.5],
      ['2007-06-09', 45.4],
      ['2007-10-28', 46.5],
      ['2009-01-14', 47.1],
      ['2009-06-05', 45.9],
      ['2010-08-20', 46],
      ['2011-01-08', 47],
      ['2012-03-27', 46],
      ['2012-08-15', 45.8],
      ['2013-11-01', 47.1],
      ['2014-03-22', 46.6],
    ] as const;
    const found = await eventsOf('/elongations', '2004-01-01', '2014-12-31');
    expect(found.length).toBe(published.length);
    published.forEach(([day, degrees], index) => {
      expect(found[index].exact_datetime.slice(0, 10)).toBe(day);
      expect(Math.abs(found[index].elongation - degrees)).toBeLessThanOrEqual(0.0505);
      expect(found[index].type).toBe(index % 2 === 0 ? 'greatest_eastern' : 'greatest_western');
    });
  });

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

describe('Venus in January 2001 by the twelve-year ephemeris of NASA', () => {
  test.each([
    ['2001-01-01', { au: 0.80629, arcsec: 20.7, percent: 58.8, degrees: 46.4 }],
    ['2001-01-07', { au: 0.7623, arcsec: 21.9, percent: 56.2, degrees: 46.8 }],
    ['2001-01-13', { au: 0.71802, arcsec: 23.2, percent: 53.3, degrees: 47.0 }],
    ['2001-01-19', { au: 0.67361, arcsec: 24.8, percent: 50.3, degrees: 47.1 }],
    ['2001-01-25', { au: 0.62918, arcsec: 26.5, percent: 47.0, degrees: 46.9 }],
  ])('%s', async (date, { au, arcsec, percent, degrees }) => {
    const { phase } = (await askVenus('/phase', { date })).body;
    expect(Math.abs(phase.distance_au - au)).toBeLessThan(1e-4);
    expect(Math.abs(phase.angular_diameter_arcsec - arcsec)).toBeLessThan(0.1);
    expect(Math.abs(phase.illumination - percent)).toBeLessThan(0.1);
    expect(Math.abs(phase.elongation - degrees)).toBeLessThan(0.06);
    expect(phase).toMatchObject({ is_eastern: true, visibility: 'evening_star', is_retrograde: false });
  });
});
