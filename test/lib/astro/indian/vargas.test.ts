import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVargaMethod, placeInVarga } from '../../../../lib/astro/indian/vargas.ts';
import { SIGNS, type Sign } from '../../../../lib/base/catalog/signs.ts';
import { VARGA_METHODS, VARGAS, type Varga } from '../../../../lib/base/catalog/vargas.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

/** The sign that holds the middle of a part of a sign. */
const signOfPart = (varga: Varga, [sign, part]: readonly [number, number], method?: string): Sign => {
  const middle = longitudeDeg(sign * 30 + ((part + 0.5) * 30) / varga);
  return placeInVarga(middle, varga, findVargaMethod(varga, method)).sign;
};

/** Walks through the signs from one on, in steps, as somebody counts on the fingers. */
function walk(start: Sign | number, length: number, step = 1): readonly string[] {
  const names: string[] = [];
  let at = typeof start === 'number' ? start : SIGNS.indexOf(start);
  for (let count = 0; count < length; count += 1) {
    names.push(SIGNS[((at % 12) + 12) % 12] as string);
    at += step;
  }
  return names;
}

const MODALITY = ['movable', 'fixed', 'dual'] as const;
const ELEMENT = ['fire', 'earth', 'air', 'water'] as const;

/** The nth sign from a sign, counting it as the first. */
const nth = (sign: number, n: number): number => sign + n - 1;

/** The signs of all parts of a sign, formulated a second time: as starting signs that are counted on from. */
const SECOND: Readonly<Record<string, (sign: number, isOdd: boolean) => readonly string[]>> = {
  '1 common': (sign) => walk(sign, 1),
  '2 parashara': (_sign, isOdd) => (isOdd ? ['Leo', 'Cancer'] : ['Cancer', 'Leo']),
  '3 parashara': (sign) => [1, 5, 9].map((n) => SIGNS[nth(sign, n) % 12] as string),
  '4 common': (sign) => [1, 4, 7, 10].map((n) => SIGNS[nth(sign, n) % 12] as string),
  '5 common': (_sign, isOdd) =>
    isOdd
      ? ['Aries', 'Aquarius', 'Sagittarius', 'Gemini', 'Libra']
      : ['Taurus', 'Virgo', 'Pisces', 'Capricorn', 'Scorpio'],
  '6 common': (_sign, isOdd) => walk(isOdd ? 'Aries' : 'Libra', 6),
  '7 parashara': (sign, isOdd) => walk(isOdd ? sign : nth(sign, 7), 7),
  '8 common': (sign) =>
    walk(({ movable: 'Aries', fixed: 'Sagittarius', dual: 'Leo' } as const)[MODALITY[sign % 3] ?? 'dual'], 8),
  '9 parashara': (sign) =>
    walk(
      ({ fire: 'Aries', earth: 'Capricorn', air: 'Libra', water: 'Cancer' } as const)[ELEMENT[sign % 4] ?? 'fire'],
      9,
    ),
  '10 parashara': (sign, isOdd) => walk(isOdd ? sign : nth(sign, 9), 10),
  '11 rath': (sign) => walk(12 - sign, 11),
  '12 common': (sign) => walk(sign, 12),
  '16 common': (sign) =>
    walk(({ movable: 'Aries', fixed: 'Leo', dual: 'Sagittarius' } as const)[MODALITY[sign % 3] ?? 'dual'], 16),
  '20 common': (sign) =>
    walk(({ movable: 'Aries', fixed: 'Sagittarius', dual: 'Leo' } as const)[MODALITY[sign % 3] ?? 'dual'], 20),
  '24 parashara': (_sign, isOdd) => walk(isOdd ? 'Leo' : 'Cancer', 24),
  '27 common': (sign) =>
    walk(
      ({ fire: 'Aries', earth: 'Cancer', air: 'Libra', water: 'Capricorn' } as const)[ELEMENT[sign % 4] ?? 'fire'],
      27,
    ),
  '40 common': (_sign, isOdd) => walk(isOdd ? 'Aries' : 'Libra', 40),
  '45 common': (sign) =>
    walk(({ movable: 'Aries', fixed: 'Leo', dual: 'Sagittarius' } as const)[MODALITY[sign % 3] ?? 'dual'], 45),
  '60 parashara': (sign) => walk(sign, 60),
  '81 common': (sign) => walk('Aries', 12 * 81).slice(sign * 81, sign * 81 + 81),
  '108 common': (sign) =>
    walk('Aries', 108)
      .slice(sign * 9, sign * 9 + 9)
      .flatMap((name) => walk(name as Sign, 12)),
  '144 common': (sign) => walk(sign, 12).flatMap((name) => walk(name as Sign, 12)),
};

describe('the default rule of every varga, against a second formulation', () => {
  it.each(VARGAS.filter((varga) => varga !== 30))('D%d', (varga) => {
    const second = SECOND[`${varga} ${findVargaMethod(varga).id}`];
    for (let sign = 0; sign < 12; sign += 1) {
      const signs = Array.from({ length: varga }, (_, part) => signOfPart(varga, [sign, part]));
      expect(signs, SIGNS[sign]).toEqual(second?.(sign, sign % 2 === 0));
    }
  });

  it('D30: five planets but for the luminaries rule 5, 5, 8, 7 and 5 degrees of odd signs, and the reverse of even ones', () => {
    const lords = (degree: number) => placeInVarga(longitudeDeg(degree), 30, findVargaMethod(30)).sign;
    const odd = [...Array(5).fill('Aries'), ...Array(5).fill('Aquarius'), ...Array(8).fill('Sagittarius')];
    const [oddRest, even] = [[...Array(7).fill('Gemini'), ...Array(5).fill('Libra')], Array(5).fill('Taurus')];
    const evenRest = [...Array(7).fill('Virgo'), ...Array(8).fill('Pisces'), ...Array(5).fill('Capricorn')];
    for (let sign = 0; sign < 12; sign += 1) {
      const signs = Array.from({ length: 30 }, (_, degree) => lords(sign * 30 + degree + 0.5));
      const expected = sign % 2 === 0 ? [...odd, ...oddRest] : [...even, ...evenRest, ...Array(5).fill('Scorpio')];
      expect(signs, SIGNS[sign]).toEqual(expected);
    }
  });
});

/** @source P. V. R. Narasimha Rao, Personal Finances from Hora Chart, SJC East Coast Conference 2003: both in the Moon's hora */
it.each([
  ['Jupiter at 10°21′ Taurus', 30 + 10 + 21 / 60],
  ['Mars at 18°53′ Sagittarius', 240 + 18 + 53 / 60],
])('%s is in Cancer in the hora', (_name, degrees) => {
  expect(placeInVarga(longitudeDeg(degrees), 2, findVargaMethod(2)).sign).toBe('Cancer');
});

/** Signs of the first Aries and Taurus parts by the functions of PyJHora at commit 06aa5ecd, worked through by hand. */
describe('named methods', () => {
  it.each<[Varga, string, readonly number[], readonly number[]]>([
    [2, 'cyclic', [0, 1], [2, 3]],
    [2, 'even_reverse', [0, 1], [3, 2]],
    [2, 'somanatha', [0, 1], [11, 10]],
    [2, 'raman', [7, 9], [1, 11]],
    [2, 'kashinath', [7, 0], [1, 6]],
    [3, 'cyclic', [0, 1, 2], [3, 4, 5]],
    [3, 'even_reverse', [0, 1, 2], [5, 4, 3]],
    [3, 'somanatha', [0, 1, 2], [11, 10, 9]],
    [3, 'jagannatha', [0, 4, 8], [9, 1, 5]],
    [7, 'even_backward', [0, 1, 2, 3, 4, 5, 6], [7, 6, 5, 4, 3, 2, 1]],
    [7, 'even_to_seventh', [0, 1, 2, 3, 4, 5, 6], [1, 0, 11, 10, 9, 8, 7]],
    [9, 'even_reverse', [0, 1, 2, 3, 4, 5, 6, 7, 8], [5, 4, 3, 2, 1, 0, 11, 10, 9]],
    [9, 'krishna_mishra', [0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [9, 'kalachakra', [0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 7, 6, 5, 3, 4, 2]],
    [10, 'even_backward', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    [10, 'even_from_fifth_backward', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [5, 4, 3, 2, 1, 0, 11, 10, 9, 8]],
    [11, 'raman', [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]],
  ])('D%d %s', (varga, method, aries, taurus) => {
    const read = (sign: number) => Array.from({ length: varga }, (_, part) => signOfPart(varga, [sign, part], method));
    expect(read(0)).toEqual(aries.map((index) => SIGNS[index]));
    expect(read(1)).toEqual(taurus.map((index) => SIGNS[index]));
  });

  it('D9 cyclic is the common rule, D24 from Leo and D60 from Aries are what their names say', () => {
    for (let sign = 0; sign < 12; sign += 1) {
      for (let part = 0; part < 9; part += 1) {
        expect(signOfPart(9, [sign, part])).toBe(SIGNS[(sign * 9 + part) % 12]);
      }
      expect(signOfPart(24, [sign, 0], 'from_leo')).toBe('Leo');
      expect(signOfPart(24, [sign, 23], 'even_reverse')).toBe(sign % 2 === 0 ? 'Cancer' : 'Leo');
      expect(signOfPart(60, [sign, 13], 'cyclic')).toBe('Taurus');
    }
  });
});

const everyMethod = VARGAS.flatMap((varga) => Object.keys(VARGA_METHODS[varga]).map((id) => ({ varga, id })));

describe.each(everyMethod)('D$varga $id', ({ varga, id }) => {
  const method = findVargaMethod(varga, id);

  it('has a rule and a source, degrees of a sign, and the nearest border', () => {
    expect(method.rule.length * method.source.length).toBeGreaterThan(0);
    forAll([fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })], { numRuns: 60 }, (degrees) => {
      const at = placeInVarga(longitudeDeg(degrees), varga, method);
      expect(at.degreesIn).toBeGreaterThanOrEqual(0);
      expect(at.degreesIn).toBeLessThan(30);
      expect(at.borderDeg).toBeGreaterThanOrEqual(0);
      if (at.borderDeg > 1e-6) {
        for (const shift of [-0.999, 0.999]) {
          const moved = longitudeDeg(degrees + shift * at.borderDeg);
          expect(placeInVarga(moved, varga, method).sign).toBe(at.sign);
        }
      }
    });
  });

  it('begins a part at its border, however that is computed', () => {
    if (method.endsDeg) return;
    for (let index = 0; index < 12 * varga; index += 1) {
      const at = placeInVarga(longitudeDeg((index * 360) / (12 * varga)), varga, method);
      expect([at.degreesIn, at.borderDeg]).toEqual([0, 0]);
    }
  });
});

it('a varga has no method of another one', () => {
  expect(() => findVargaMethod(9, 'raman')).toThrow(RangeError);
});
