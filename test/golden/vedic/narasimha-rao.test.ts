import { describe, expect, it } from 'vitest';
import { findGrahaDrishtis, findRasiDrishtis } from '../../../lib/astro/indian/drishti.ts';
import { findFriendships } from '../../../lib/astro/indian/friendships.ts';
import { type GrahaPosition, selectPlanets } from '../../../lib/astro/indian/grahas.ts';
import { COMPOUND_RELATIONS, type Graha } from '../../../lib/base/catalog/grahas.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';

/**
 * Answers printed in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, as `pvr_tests.py` of PyJHora
 * (github.com/naturalstupid/PyJHora at commit 106dcc7e) quotes them.
 */

/** Grahas in the middle of their signs. */
const placeAll = (signs: Readonly<Partial<Record<Graha, Sign>>>): readonly GrahaPosition[] =>
  (Object.entries(signs) as [Graha, Sign][]).map(([id, sign]) => ({
    id,
    longitudeDeg: longitudeDeg(SIGNS.indexOf(sign) * 30 + 15),
    latitudeDeg: 0,
    distanceAu: null,
    longitudeSpeedDegPerDay: 1,
    latitudeSpeedDegPerDay: null,
  }));

describe('exercises 14 and 15: the drishtis of one chart', () => {
  const grahas = placeAll({
    ...{ sun: 'Taurus', moon: 'Aries', mars: 'Scorpio', mercury: 'Sagittarius', jupiter: 'Virgo' },
    ...{ venus: 'Capricorn', saturn: 'Scorpio', rahu: 'Leo', ketu: 'Aquarius' },
  });
  const sortNames = (list: readonly string[]): readonly string[] => [...list].sort();

  it.each<[Graha, readonly Sign[], readonly Graha[]]>([
    ['sun', ['Scorpio'], ['mars', 'saturn']],
    ['moon', ['Libra'], []],
    ['mars', ['Aquarius', 'Taurus', 'Gemini'], ['ketu', 'sun']],
    ['mercury', ['Gemini'], []],
    ['jupiter', ['Capricorn', 'Pisces', 'Taurus'], ['venus', 'sun']],
    ['venus', ['Cancer'], []],
    ['saturn', ['Capricorn', 'Taurus', 'Leo'], ['venus', 'sun', 'rahu']],
  ])('graha drishti of %s', (id, signs, bodies) => {
    const found = findGrahaDrishtis(grahas).find(({ from }) => from === id);
    expect(found?.signs).toEqual(signs);
    expect(sortNames(found?.bodies ?? [])).toEqual(sortNames(bodies));
  });

  it.each<[Graha, readonly Sign[], readonly Graha[]]>([
    ['sun', ['Cancer', 'Libra', 'Capricorn'], ['venus']],
    ['moon', ['Leo', 'Scorpio', 'Aquarius'], ['rahu', 'mars', 'saturn', 'ketu']],
    ['mars', ['Capricorn', 'Aries', 'Cancer'], ['venus', 'moon']],
    ['mercury', ['Pisces', 'Gemini', 'Virgo'], ['jupiter']],
    ['jupiter', ['Sagittarius', 'Pisces', 'Gemini'], ['mercury']],
    ['venus', ['Taurus', 'Leo', 'Scorpio'], ['sun', 'rahu', 'mars', 'saturn']],
    ['saturn', ['Capricorn', 'Aries', 'Cancer'], ['venus', 'moon']],
    ['rahu', ['Libra', 'Capricorn', 'Aries'], ['venus', 'moon']],
    ['ketu', ['Aries', 'Cancer', 'Libra'], ['moon']],
  ])('rasi drishti of %s', (id, signs, bodies) => {
    const found = findRasiDrishtis(grahas).find(({ from }) => from === id);
    expect(found?.signs).toEqual(signs);
    expect(sortNames(found?.bodies ?? [])).toEqual(sortNames(bodies));
  });
});

describe('example 5: compound relations in the chart of Rama', () => {
  const ORDER = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
  const planets = placeAll({
    ...{ sun: 'Aries', moon: 'Cancer', mars: 'Capricorn', mercury: 'Taurus', jupiter: 'Cancer' },
    ...{ venus: 'Pisces', saturn: 'Libra' },
  });
  const friendships = findFriendships(selectPlanets(planets));
  /** 4 great friend … 0 great enemy; 9 for the planet itself. */
  const PUBLISHED = [
    [9, 4, 4, 3, 4, 2, 0],
    [4, 9, 1, 4, 1, 1, 3],
    [4, 2, 9, 0, 2, 3, 3],
    [4, 2, 1, 9, 3, 4, 1],
    [4, 2, 2, 2, 9, 0, 3],
    [2, 0, 3, 4, 1, 9, 2],
    [0, 2, 2, 2, 3, 2, 9],
  ];

  it.each(ORDER)('of %s', (of) => {
    const row = ORDER.map((to) => {
      const compound = friendships.find((one) => one.of === of && one.to === to)?.compound;
      return compound ? 4 - COMPOUND_RELATIONS.indexOf(compound) : 9;
    });
    expect(row).toEqual(PUBLISHED[ORDER.indexOf(of)]);
  });
});
