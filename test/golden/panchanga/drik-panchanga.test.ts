import { describe, expect, test } from 'vitest';
import { purnimantaIndexOf } from '../../../lib/astro/indian/panchanga/lunar-month.ts';
import type { PanchangaDay } from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { BANGALORE, HELSINKI, listDays, secondsOfDay, type TestPlace } from '../../support/panchanga.ts';

/**
 * Values that the tests of drik-panchanga (github.com/bdsatish/drik-panchanga, tests/test_panchanga.py) state, which
 * also computes with the Swiss Ephemeris and interpolates between five positions. It takes the true ayanamsa of Chitra.
 */
const citra = { frame: { zodiac: { type: 'sidereal', ayanamsa: 'true_citra' }, positions: 'apparent' } } as const;

const dayOf = (place: TestPlace, date: string): PanchangaDay => listDays(place, date, 1, citra)[0] as PanchangaDay;
const atSunrise = (day: PanchangaDay, element: keyof PanchangaDay['elements']) => day.elements[element][0];

describe('numbers at sunrise', () => {
  test.each([
    ['2009-07-15', BANGALORE, 'tithi', 23],
    ['2013-01-18', BANGALORE, 'tithi', 7],
    ['1985-06-09', BANGALORE, 'tithi', 22],
    ['2013-01-18', HELSINKI, 'tithi', 7],
    ['2013-04-19', HELSINKI, 'tithi', 9],
    ['2009-07-15', BANGALORE, 'nakshatra', 27],
    ['2013-01-18', BANGALORE, 'nakshatra', 27],
    ['1985-06-09', BANGALORE, 'nakshatra', 24],
    ['2009-06-21', { latitudeDeg: 25.569, longitudeDeg: 91.883, offsetHours: 5.5 }, 'nakshatra', 3],
    ['1985-06-09', BANGALORE, 'yoga', 1],
    ['2013-01-18', BANGALORE, 'yoga', 21],
    ['2013-05-22', HELSINKI, 'yoga', 16],
    ['2013-01-18', HELSINKI, 'karana', 14],
  ] as const)('%s %j: %s %d', (date, place, element, number) => {
    expect(atSunrise(dayOf(place, date), element)?.number).toBe(number);
  });
});

describe('ends of tithis, within 30 seconds', () => {
  const toSeconds = (clock: string): number => clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

  test.each([
    ['2013-01-18', HELSINKI, 'karana', { 14: '12:54:20' }, []],
    ['2010-04-24', BANGALORE, 'tithi', { 10: '6:09:30', 11: '27:33:59' }, [11]],
    ['2013-02-03', BANGALORE, 'tithi', { 22: '8:14:07', 23: '30:33:18' }, [23]],
  ] as const)('%s', (date, place, element, ends, kshaya) => {
    const spans = dayOf(place, date).elements[element];
    for (const [index, [number, end]] of Object.entries(ends).entries()) {
      expect(spans[index]?.number).toBe(Number(number));
      expect(Math.abs(secondsOfDay(place, date, spans[index]?.end ?? 0) - toSeconds(end))).toBeLessThan(30);
    }
    const lost = dayOf(place, date).elements.tithi.filter(({ isKshaya }) => isKshaya);
    expect(lost.map(({ number }) => number)).toEqual(kshaya);
  });

  test('tithi 10 is repeated on 20 and 21 April 2013 in Helsinki', () => {
    const days = listDays(HELSINKI, '2013-04-19', 4, citra);
    expect(days.map((day) => atSunrise(day, 'tithi')?.number)).toEqual([9, 10, 10, 11]);
    expect(days.map((day) => atSunrise(day, 'tithi')?.isVriddhi)).toEqual([false, true, true, false]);
  });
});

describe('months', () => {
  test.each([
    ['2013-02-10', BANGALORE, 10, false],
    ['2012-08-17', BANGALORE, 5, false],
    ['2012-08-18', BANGALORE, 6, true],
    ['2012-09-18', BANGALORE, 6, false],
    ['2012-05-20', HELSINKI, 2, false],
    ['2012-05-21', HELSINKI, 3, false],
    ['2023-07-25', BANGALORE, 5, true],
    ['2023-08-10', BANGALORE, 5, true],
    ['2022-05-20', BANGALORE, 2, false],
  ] as const)('%s: month %j %d, adhika %s', (date, place, number, isAdhika) => {
    const { month } = dayOf(place, date);
    expect([month.index + 1, month.isAdhika]).toEqual([number, isAdhika]);
  });

  test.each([
    ['2023-04-17', 2],
    ['2023-05-21', 3],
    ['2023-02-21', 12],
    ['2023-03-15', 1],
    ['2023-02-10', 12],
    ['2023-08-10', 5],
    ['2012-09-05', 6],
    ['2022-05-20', 3],
    ['2022-06-05', 3],
  ])('%s: month %d of the purnimanta scheme', (date, number) => {
    const day = dayOf(BANGALORE, date);
    const isDarkHalf = (atSunrise(day, 'tithi')?.number ?? 0) > 15;
    expect(purnimantaIndexOf(day.month, isDarkHalf) + 1).toBe(number);
  });
});
