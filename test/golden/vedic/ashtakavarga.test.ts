import { describe, expect, it } from 'vitest';
import {
  findAshtakavargas,
  type ReferenceSigns,
  reduceTrikonas,
  sumSarva,
} from '../../../lib/astro/indian/ashtakavarga.ts';
import { ASHTAKA_PLACES, ASHTAKA_REFERENCES, MOON_PLACES } from '../../../lib/base/catalog/ashtakavarga.ts';

/**
 * Answers printed in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 12, as `pvr_tests.py` of PyJHora
 * (github.com/naturalstupid/PyJHora at commit 0f430735) quotes them. Numbers of a line belong to Aries … Pisces.
 */

/** @param numbers of the signs of the Sun to Saturn and of the Ascendant, 0 Aries */
const place = (numbers: readonly number[]) =>
  Object.fromEntries(ASHTAKA_REFERENCES.map((id, index) => [id, numbers[index]])) as unknown as ReferenceSigns;

const CHART_6 = place([2, 11, 2, 2, 4, 0, 4, 5]);
const CHART_7 = place([9, 0, 8, 8, 6, 10, 0, 7]);
const CHART_12 = place([8, 9, 7, 8, 7, 1, 11, 5]);

const find = (signs: ReferenceSigns, occupied: readonly number[] = []) =>
  findAshtakavargas(signs, { moonPlaces: 'parashara', occupied: new Set(occupied) });

it('exercise 18: the signs in which each reference gives Mercury a bindu, chart 6', () => {
  const mercury = find(CHART_6)[3];
  const given = ASHTAKA_REFERENCES.map((from) =>
    mercury?.contributors.flatMap((contributors, sign) => (contributors.includes(from) ? [sign] : [])),
  );
  expect(given).toEqual([
    [0, 1, 6, 7, 10],
    [0, 2, 4, 6, 8, 9],
    [0, 2, 3, 5, 8, 9, 10, 11],
    [0, 1, 2, 4, 6, 7, 10, 11],
    [2, 3, 9, 11],
    [0, 1, 2, 3, 4, 7, 8, 10],
    [0, 1, 2, 4, 5, 7, 10, 11],
    [0, 2, 3, 5, 6, 8, 10],
  ]);
});

it('exercises 19 and 20: the eight ashtakavargas and their sum, chart 6', () => {
  const bhinna = find(CHART_6);
  expect(bhinna.map(({ bindus }) => bindus)).toEqual([
    [5, 3, 5, 3, 4, 4, 2, 3, 5, 4, 5, 5],
    [3, 2, 5, 3, 6, 3, 4, 5, 5, 5, 3, 5],
    [4, 3, 4, 3, 4, 3, 2, 5, 1, 3, 3, 4],
    [7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4],
    [4, 3, 5, 6, 3, 7, 4, 3, 5, 6, 5, 5],
    [8, 7, 4, 3, 3, 2, 4, 6, 4, 4, 4, 3],
    [3, 3, 4, 3, 2, 3, 2, 3, 4, 5, 3, 4],
    [5, 5, 6, 3, 6, 3, 1, 7, 3, 4, 3, 3],
  ]);
  expect(sumSarva(bhinna)).toEqual([34, 25, 34, 25, 26, 25, 22, 29, 28, 30, 29, 30]);
});

it('examples 40 to 42: trikona reduction, rasi pinda 77 and graha pinda 75 of Mercury, charts 6 and 11', () => {
  expect(reduceTrikonas([7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4])).toEqual([3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  expect(find(CHART_6, [0, 2, 4, 6, 11])[3]).toMatchObject({ rasiPinda: 77, grahaPinda: 75 });
});

it('exercise 21: sarvashtakavarga, chart 12', () => {
  expect(sumSarva(find(CHART_12))).toEqual([24, 25, 31, 28, 27, 39, 33, 29, 26, 22, 28, 25]);
});

describe('exercise 22, chart 7', () => {
  /** Grahas are in Aries, Libra, Sagittarius, Capricorn and Aquarius, the Ascendant is in Scorpio. */
  const GRAHAS = [0, 6, 8, 9, 10];

  it('ashtakavargas and their sum', () => {
    const bhinna = find(CHART_7);
    expect(bhinna.slice(0, 7).map(({ bindus }) => bindus)).toEqual([
      [4, 2, 3, 4, 6, 5, 5, 3, 2, 6, 6, 2],
      [6, 3, 5, 3, 5, 5, 6, 3, 3, 4, 4, 2],
      [3, 2, 3, 4, 2, 5, 4, 3, 3, 4, 3, 3],
      [4, 6, 4, 3, 4, 7, 4, 5, 6, 3, 5, 3],
      [4, 4, 3, 5, 6, 5, 6, 4, 6, 4, 3, 6],
      [3, 5, 5, 4, 6, 2, 3, 6, 5, 2, 7, 4],
      [3, 2, 2, 3, 5, 6, 3, 4, 1, 3, 6, 1],
    ]);
    expect(sumSarva(bhinna)).toEqual([27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21]);
  });

  it('pindas, with the sign of the Ascendant counted as occupied', () => {
    const planets = find(CHART_7, [...GRAHAS, 7]).slice(0, 7);
    expect(planets.map(({ rasiPinda }) => rasiPinda)).toEqual([152, 85, 52, 95, 68, 154, 162]);
    expect(planets.map(({ grahaPinda }) => grahaPinda)).toEqual([81, 55, 43, 33, 56, 54, 63]);
    expect(planets.map(({ rasiPinda, grahaPinda }) => rasiPinda + grahaPinda)).toEqual([
      ...[233, 140, 95, 128, 124, 208, 225],
    ]);
  });

  it('by grahas alone, Scorpio is empty and loses a bindu of the Sun, the Moon and Saturn: 8 less', () => {
    const planets = find(CHART_7, GRAHAS).slice(0, 7);
    expect(planets.map(({ rasiPinda }) => rasiPinda)).toEqual([144, 77, 52, 95, 68, 154, 154]);
  });
});

it('every chart has 48, 49, 39, 54, 56, 52, 39 and 49 bindus, 337 in the sum', () => {
  const totals = [48, 49, 39, 54, 56, 52, 39, 49];
  expect(ASHTAKA_REFERENCES.map((of) => ASHTAKA_PLACES[of].join('').length)).toEqual(totals);
  for (const moonPlaces of MOON_PLACES) {
    const bhinna = findAshtakavargas(CHART_12, { moonPlaces, occupied: new Set() });
    expect(bhinna.map(({ bindus }) => bindus.reduce((sum, bindu) => sum + bindu))).toEqual(totals);
    expect(sumSarva(bhinna).reduce((sum, bindus) => sum + bindus)).toBe(337);
  }
});
