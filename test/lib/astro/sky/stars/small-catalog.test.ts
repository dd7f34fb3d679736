import { describe, expect, test } from 'vitest';
import type { StarEntry } from '../../../../../lib/astro/port.ts';
import { parseDesignation } from '../../../../../lib/astro/sky/stars/designation.ts';
import { selectStars } from '../../../../../lib/astro/sky/stars/select-stars.ts';
import { describeStar } from '../../../../../lib/astro/sky/stars/star-description.ts';
import { createStarIndex } from '../../../../../lib/astro/sky/stars/star-index.ts';

const star = (id: string, magnitude?: number, ...names: string[]): StarEntry => ({
  id,
  names,
  magnitude,
  parallaxMas: undefined,
});

test.each([
  ['alLeo', 'Leo', true, 'alpha Leonis'],
  ['ga-1And', 'And', true, 'gamma1 Andromedae'],
  ['61Cyg', 'Cyg', true, '61 Cygni'],
  ['61CygA', 'Cyg', true, '61 Cygni A'],
  ['4Cyg', 'Cyg', true, '4 Cygni'],
  ['V645Cen', 'Cen', false, 'V645 Centauri'],
  ['P_Pup', 'Pup', false, 'P Puppis'],
  ['pPup', 'Pup', false, 'p Puppis'],
  ['SgrA*', 'Sgr', false, 'SgrA*'],
  ['M87', undefined, false, 'M87'],
  ['alXyz', undefined, false, 'alXyz'],
  ['xSgrA*', undefined, false, 'xSgrA*'],
  ['SgrA*x', undefined, false, 'SgrA*x'],
  ['-alLeo', undefined, false, '-alLeo'],
  ['alLeo-', undefined, false, 'alLeo-'],
  ['alLeoE', undefined, false, 'alLeoE'],
  ['ga-12And', undefined, false, 'ga-12And'],
  ['', undefined, false, ''],
])('a designation: %j is split into its parts', (id, constellation, isOfStar, text) => {
  expect(parseDesignation(id)).toEqual({ constellation, isOfStar, text });
});

describe('a name that several stars have', () => {
  const twins = (first: number | undefined, second: number | undefined) =>
    createStarIndex([star('alLeo', first, 'Twin'), star('beLeo', second, 'Twin')]).find('twin')?.id;

  test('means the brightest star, and the first of equally bright ones', () => {
    expect([twins(2, 1), twins(1, 2), twins(1, 1), twins(undefined, 5)]).toEqual(['beLeo', 'alLeo', 'alLeo', 'beLeo']);
  });

  test('without an index means the brightest star of the letter, unless one has no index', () => {
    const numbered = [star('ga-1And', 3), star('ga-2And', 2), star('ga-3And', 4)];
    expect(createStarIndex(numbered).find('gamma Andromedae')?.id).toBe('ga-2And');
    expect(createStarIndex([star('ga-1And', 2), star('ga-2And', 2)]).find('gamma And')?.id).toBe('ga-1And');
    expect(createStarIndex([...numbered, star('gaAnd', 6)]).find('gamma And')?.id).toBe('gaAnd');
  });

  test('that differs only in case is matched as written, without surrounding spaces', () => {
    const index = createStarIndex([star('P_Pup', 4), star('pPup', 5)]);
    expect([' P_Pup ', ' pPup ', ' P Puppis', 'p Puppis '].map((text) => index.find(text)?.id)).toEqual([
      'P_Pup',
      'pPup',
      'P_Pup',
      'pPup',
    ]);
  });
});

describe('a text that names a constellation', () => {
  const index = createStarIndex([star('alLMi', 3), star('alLeo', 1), star('61Cyg', 5), star('al-2Lib', 3)]);

  test.each([
    ['alpha Leonis Minoris', 'alLMi'],
    ['alf leo', 'alLeo'],
    ['alpha 02 Lib', 'al-2Lib'],
    ['61 Cygni', '61Cyg'],
  ])('%s is found', (text, id) => {
    expect(index.find(text)?.id).toBe(id);
  });

  test.each(['Leonis', 'leo', 'x1alpha leo', 'alpha1x leo', 'alpha', '', 'Stryker'])('%j is not', (text) => {
    expect(index.find(text)).toBeUndefined();
  });
});

describe('the description of a star', () => {
  test('has the adopted name before that of the catalog', () => {
    expect(describeStar(star('alLeo', 1.4, 'Magha'))).toMatchObject({ name: 'Regulus', traditionalName: 'Regulus' });
  });

  test('has else the name of the catalog, traditional where the designation is a star’s, or the designation', () => {
    expect(describeStar(star('61CygA', 5, 'Bessel'))).toMatchObject({ name: 'Bessel', traditionalName: 'Bessel' });
    expect(describeStar(star('V645Cen', 11, 'Nearby'))).toMatchObject({ name: 'Nearby', traditionalName: undefined });
    expect(describeStar(star('61CygA'))).toMatchObject({ name: '61 Cygni A', traditionalName: undefined });
  });
});

describe('a selection', () => {
  const catalog = [star('alLeo', 1.4), star('alTau', 0.9), star('SgrA*')];
  const [regulus, , center] = catalog as [StarEntry, StarEntry, StarEntry];
  const select = (changes: Partial<Parameters<typeof selectStars>[1]>) =>
    selectStars(catalog, { named: [], groups: [], magnitudeLimit: undefined, ...changes }).map(({ id }) => id);

  test('by name has the named stars, whatever their magnitude, before those of groups, each once', () => {
    expect(select({ named: [regulus] })).toEqual(['alLeo']);
    expect(select({ named: [regulus], groups: ['royal_stars'] })).toEqual(['alLeo', 'alTau']);
    expect(select({ named: [center], groups: ['royal_stars'], magnitudeLimit: 0.9 })).toEqual(['SgrA*', 'alTau']);
  });

  test('by magnitude includes the limit itself and no star of unknown magnitude', () => {
    expect(select({ magnitudeLimit: 1.4 })).toEqual(['alLeo', 'alTau']);
    expect(select({ magnitudeLimit: 1.39 })).toEqual(['alTau']);
    expect(select({})).toEqual(['alLeo', 'alTau', 'SgrA*']);
  });

  test('by group has the stars that the catalog has', () => {
    expect(select({ groups: ['royal_stars'] })).toEqual(['alTau', 'alLeo']);
  });
});
