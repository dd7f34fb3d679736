import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGrahaDrishtis, findRasiDrishtis } from '../../../../lib/astro/indian/drishti.ts';
import { findFriendships, findNaturalRelation, findState } from '../../../../lib/astro/indian/friendships.ts';
import { type GrahaPosition, isCombust, selectPlanets } from '../../../../lib/astro/indian/grahas.ts';
import { findKarakas } from '../../../../lib/astro/indian/karakas.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../../lib/base/catalog/dignities.ts';
import { GRAHAS, type Graha } from '../../../../lib/base/catalog/grahas.ts';
import { SIGNS, type Sign } from '../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

const at = (id: Graha, degrees: number, speed = 1): GrahaPosition => ({
  id,
  longitudeDeg: longitudeDeg(degrees),
  latitudeDeg: 0,
  distanceAu: 1,
  longitudeSpeedDegPerDay: speed,
  latitudeSpeedDegPerDay: 0,
});

const inSign = (id: Graha, sign: Sign, degrees = 1): GrahaPosition => at(id, SIGNS.indexOf(sign) * 30 + degrees);

/** Nine grahas at any longitudes. */
const anyGrahas = fc
  .array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 9, maxLength: 9 })
  .map((longitudes) => GRAHAS.map((id, index) => at(id, longitudes[index] ?? 0)));

/** The rule of Brihat Parashara Hora Shastra 3.55 worked out by hand: friends | neutrals; the rest are enemies. */
it.each<[ClassicalPlanet, string, string]>([
  ['sun', 'moon mars jupiter', 'mercury'],
  ['moon', 'sun mercury', 'mars jupiter venus saturn'],
  ['mars', 'sun moon jupiter', 'venus saturn'],
  ['mercury', 'sun venus', 'mars jupiter saturn'],
  ['jupiter', 'sun moon mars', 'saturn'],
  ['venus', 'mercury saturn', 'mars jupiter'],
  ['saturn', 'mercury venus', 'jupiter'],
])('natural friendships: %s: friends %s, neutral %s', (planet, friends, neutrals) => {
  for (const other of CLASSICAL_PLANETS.filter((id) => id !== planet)) {
    const expected = friends.includes(other) ? 'friend' : neutrals.includes(other) ? 'neutral' : 'enemy';
    expect(findNaturalRelation(planet, other), other).toBe(expected);
  }
});

it('compound relations: friends in the 2nd to 4th and 10th to 12th signs, and mutual in place', () => {
  forAll([anyGrahas], { numRuns: 50 }, (grahas) => {
    const friendships = findFriendships(selectPlanets(grahas));
    expect(friendships).toHaveLength(42);
    for (const { of, to, isTemporaryFriend, natural, compound } of friendships) {
      expect(friendships.find((back) => back.of === to && back.to === of)?.isTemporaryFriend).toBe(isTemporaryFriend);
      if (natural === 'friend') expect(compound).toBe(isTemporaryFriend ? 'great_friend' : 'neutral');
      if (natural === 'neutral') expect(compound).toBe(isTemporaryFriend ? 'friend' : 'enemy');
      if (natural === 'enemy') expect(compound).toBe(isTemporaryFriend ? 'neutral' : 'great_enemy');
    }
  });
});

describe('states', () => {
  it.each<[ClassicalPlanet, Sign, number, string]>([
    ['sun', 'Aries', 1, 'exalted'],
    ['sun', 'Leo', 19.9, 'mulatrikona'],
    ['sun', 'Leo', 20, 'own'],
    ['moon', 'Taurus', 2.9, 'exalted'],
    ['moon', 'Taurus', 3, 'mulatrikona'],
    ['moon', 'Cancer', 3, 'own'],
    ['moon', 'Scorpio', 3, 'debilitated'],
    ['mercury', 'Virgo', 14.9, 'exalted'],
    ['mercury', 'Virgo', 15, 'mulatrikona'],
    ['mercury', 'Virgo', 20, 'own'],
    ['mars', 'Aries', 12, 'own'],
    ['mars', 'Cancer', 12, 'debilitated'],
    ['saturn', 'Capricorn', 12, 'own'],
  ])('%s in %s at %d° is %s', (id, sign, degrees, state) => {
    expect(findState({ ...inSign(id, sign, degrees), id }, [])).toBe(state);
  });
});

describe('drishti', () => {
  it('Mars looks at the 4th, 7th and 8th sign, Jupiter at the 5th, 7th and 9th, Saturn at the 3rd, 7th and 10th', () => {
    const grahas = (['mars', 'jupiter', 'saturn', 'sun'] as const).map((id) => inSign(id, 'Pisces'));
    const moon = inSign('moon', 'Virgo');
    expect(findGrahaDrishtis([...grahas, moon])).toEqual([
      { from: 'mars', signs: ['Gemini', 'Virgo', 'Libra'], bodies: ['moon'] },
      { from: 'jupiter', signs: ['Cancer', 'Virgo', 'Scorpio'], bodies: ['moon'] },
      { from: 'saturn', signs: ['Taurus', 'Virgo', 'Sagittarius'], bodies: ['moon'] },
      { from: 'sun', signs: ['Virgo'], bodies: ['moon'] },
      { from: 'moon', signs: ['Pisces'], bodies: ['mars', 'jupiter', 'saturn', 'sun'] },
    ]);
  });

  it('signs look at each other, and every sign at three', () => {
    const seen = new Map(SIGNS.map((sign) => [sign, findRasiDrishtis([inSign('rahu', sign)])[0]?.signs ?? []]));
    for (const [sign, signs] of seen) {
      expect(signs).toHaveLength(3);
      for (const other of signs) expect(seen.get(other), `${sign} ${other}`).toContain(sign);
    }
  });
});

it.each<[Graha, number, number, boolean | null]>([
  ['moon', 12, 13, true],
  ['moon', 12.001, 13, false],
  ['mercury', 13, 1, true],
  ['mercury', 13, -1, false],
  ['venus', 8, -0.5, true],
  ['venus', 9, -0.5, false],
  ['mars', -17, 0.5, true],
  ['jupiter', 11.1, 0.1, false],
  ['saturn', -15, 0.1, true],
  ['sun', 0, 1, null],
  ['rahu', 1, -0.05, null],
])('combustion: %s %d° from the Sun', (id, distance, speed, combust) => {
  expect(isCombust(at(id, 2 + distance + 360, speed), 2)).toBe(combust);
});

it('karakas are ordered by degrees in the sign, Rahu from its end; seven leave him out', () => {
  forAll([anyGrahas], { numRuns: 50 }, (grahas) => {
    const [seven, eight] = [findKarakas(grahas, 7), findKarakas(grahas, 8)];
    expect(seven).toHaveLength(7);
    expect(eight).toHaveLength(8);
    expect(seven.some(({ body }) => body === 'rahu' || body === 'ketu')).toBe(false);
    const degrees = eight.map(({ degreesIn }) => degreesIn);
    expect(degrees).toEqual([...degrees].sort((a, b) => b - a));
    const rahu = eight.find(({ body }) => body === 'rahu');
    expect(((grahas[7]?.longitudeDeg ?? 0) % 30) + (rahu?.degreesIn ?? 0)).toBeCloseTo(30, 9);
  });
});
