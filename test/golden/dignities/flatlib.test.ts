import { describe, expect, test } from 'vitest';
import {
  faceRulerOf,
  signRulersOf,
  termRulerOf,
  triplicityLordsOf,
} from '../../../lib/astro/chart/dignities/rulers.ts';
import { CLASSICAL_PLANETS, EXALTATIONS } from '../../../lib/base/catalog/dignities.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';

/*
 * The tables of an independent library, flatlib by J. Ventura, in its own form: ends of the Egyptian terms, Chaldean
 * faces, triplicity lords (day, night, participating), rulers and exaltation degrees.
 * https://github.com/flatangle/flatlib/blob/master/flatlib/dignities/tables.py
 */
const PUBLISHED = `
Aries       | Mars    | Sun 19     | Sun Jupiter Saturn     | Mars Sun Venus       | Jupiter 6 Venus 12 Mercury 20 Mars 25 Saturn 30
Taurus      | Venus   | Moon 3     | Venus Moon Mars        | Mercury Moon Saturn  | Venus 8 Mercury 14 Jupiter 22 Saturn 27 Mars 30
Gemini      | Mercury | -          | Saturn Mercury Jupiter | Jupiter Mars Sun     | Mercury 6 Jupiter 12 Venus 17 Mars 24 Saturn 30
Cancer      | Moon    | Jupiter 15 | Venus Mars Moon        | Venus Mercury Moon   | Mars 7 Venus 13 Mercury 19 Jupiter 26 Saturn 30
Leo         | Sun     | -          | Sun Jupiter Saturn     | Saturn Jupiter Mars  | Jupiter 6 Venus 11 Saturn 18 Mercury 24 Mars 30
Virgo       | Mercury | Mercury 15 | Venus Moon Mars        | Sun Venus Mercury    | Mercury 7 Venus 17 Jupiter 21 Mars 28 Saturn 30
Libra       | Venus   | Saturn 21  | Saturn Mercury Jupiter | Moon Saturn Jupiter  | Saturn 6 Mercury 14 Jupiter 21 Venus 28 Mars 30
Scorpio     | Mars    | -          | Venus Mars Moon        | Mars Sun Venus       | Mars 7 Venus 11 Mercury 19 Jupiter 24 Saturn 30
Sagittarius | Jupiter | -          | Sun Jupiter Saturn     | Mercury Moon Saturn  | Jupiter 12 Venus 17 Mercury 21 Saturn 26 Mars 30
Capricorn   | Saturn  | Mars 28    | Venus Moon Mars        | Jupiter Mars Sun     | Mercury 7 Jupiter 14 Venus 22 Saturn 26 Mars 30
Aquarius    | Saturn  | -          | Saturn Mercury Jupiter | Venus Mercury Moon   | Mercury 7 Venus 13 Jupiter 20 Mars 25 Saturn 30
Pisces      | Jupiter | Venus 27   | Venus Mars Moon        | Saturn Jupiter Mars  | Venus 12 Jupiter 16 Mercury 19 Mars 28 Saturn 30`;

const rows = PUBLISHED.toLowerCase()
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string, string]);

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe.each(rows)('%s', (name, ruler, exalted, triplicity, faces, terms) => {
  const sign = SIGNS.find((known) => known === capitalize(name)) as (typeof SIGNS)[number];
  const startDeg = SIGNS.indexOf(sign) * 30;
  const degrees = Array.from({ length: 30 }, (_, degree) => degree);

  test('ruler and exaltation', () => {
    expect(signRulersOf(sign).traditional).toBe(ruler);
    const ours = CLASSICAL_PLANETS.filter((planet) => EXALTATIONS[planet].sign === sign);
    expect(ours.map((planet) => `${planet} ${EXALTATIONS[planet].degree}`)).toEqual(exalted === '-' ? [] : [exalted]);
  });

  test('triplicity lords', () => {
    const { day, night, participating } = triplicityLordsOf(longitudeDeg(startDeg + 1));
    expect(`${day} ${night} ${participating}`).toBe(triplicity);
  });

  test('faces, in the middle of every degree', () => {
    const published = faces.split(' ');
    for (const degree of degrees) {
      expect(faceRulerOf(longitudeDeg(startDeg + degree + 0.5))).toBe(published[Math.floor(degree / 10)]);
    }
  });

  test('Egyptian terms, in the middle of every degree', () => {
    const published = [...terms.matchAll(/([a-z]+) (\d+)/g)].map(([, planet, end]) => ({
      planet,
      endDeg: Number(end),
    }));
    for (const degree of degrees) {
      const expected = published.find(({ endDeg }) => degree < endDeg)?.planet;
      expect(termRulerOf(longitudeDeg(startDeg + degree + 0.5))).toBe(expected);
    }
  });
});
