import { describe, expect, test } from 'vitest';
import type { StarEntry } from '../../../../../lib/astro/port.ts';
import { parseDesignation } from '../../../../../lib/astro/sky/stars/designation.ts';
import { describeStar } from '../../../../../lib/astro/sky/stars/star-description.ts';
import { createStarIndex } from '../../../../../lib/astro/sky/stars/star-index.ts';
import { STAR_FACTS } from '../../../../../lib/base/catalog/stars/facts.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../../../lib/base/catalog/stars/groups.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const catalog = ephemeris.stars();
const index = createStarIndex(catalog);
const entry = (id: string): StarEntry => catalog.find((star) => star.id === id) as StarEntry;
const magnitudeOf = ({ magnitude = 99 }: StarEntry): number => magnitude;

describe('names', () => {
  test.each([
    ['Regulus', 'alLeo'],
    ['  regulus ', 'alLeo'],
    ['Magha', 'alLeo'],
    ['alLeo', 'alLeo'],
    ['alp Leo', 'alLeo'],
    ['alf leo', 'alLeo'],
    ['alpha Leonis', 'alLeo'],
    ['ALPHA LEO', 'alLeo'],
    ['α Leo', 'alLeo'],
    ['α Leonis', 'alLeo'],
    ['gamma1 Andromedae', 'ga-1And'],
    ['γ¹ And', 'ga-1And'],
    ['gam01 And', 'ga-1And'],
    ['gamma Andromedae', 'ga-1And'],
    ['alpha Librae', 'al-2Lib'],
    ['epsilon Boötis', 'epBoo'],
    ['epsilon Bootis', 'epBoo'],
    ['beta Leonis Minoris', 'beLMi'],
    ['61 Cygni', '61Cyg'],
    ['61 Cyg', '61Cyg'],
    ['61 Cygni A', '61CygA'],
    ['P Puppis', 'P_Pup'],
    ['p Puppis', 'pPup'],
    ['M 87', 'M87'],
    ['Messier 87', 'M87'],
    ['Galactic Center', 'SgrA*'],
    ['sgr a*', 'SgrA*'],
    ['Kaus-Australis', 'epSgr'],
    ['Proxima Centauri', 'V645Cen'],
    ['P_Pup', 'P_Pup'],
    ['pPup', 'pPup'],
  ])('%s is %s', (text, id) => {
    expect(index.find(text)?.id).toBe(id);
  });

  test.each(['Regulos', 'Test', 'Sun Pole', '__proto__', 'constructor', 'x'.repeat(64)])('%j is unknown', (text) => {
    expect(index.find(text)).toBeUndefined();
  });

  test('every star is found by its id and by its designation', () => {
    for (const star of catalog) {
      expect(index.find(star.id)).toBe(star);
      // 80 Ursae Majoris is in the catalog twice.
      if (star.id !== '80UMa') expect(index.find(parseDesignation(star.id).text), star.id).toBe(star);
    }
  });

  test('similar names are suggested', () => {
    expect(index.nearest('Regulos')[0]).toBe('Regulus');
    expect(index.nearest('Betelguese')[0]).toBe('Betelgeuse');
  });
});

describe('facts', () => {
  test('the hundred brightest and every star of a group have a spectral class and a traditional name', () => {
    const brightest = catalog
      .toSorted((a, b) => magnitudeOf(a) - magnitudeOf(b))
      .slice(0, 100)
      .map(({ id }) => id);
    const grouped: readonly string[] = STAR_GROUP_IDS.filter((id) => id !== 'galactic').flatMap(
      (id) => STAR_GROUPS[id].stars,
    );
    for (const id of [...brightest, ...grouped]) expect(describeStar(entry(id)).spectralClass, id).toBeDefined();
    for (const id of grouped) expect(describeStar(entry(id)).traditionalName, id).toBeDefined();
  });

  test('every fact belongs to a star of the catalog, under a name that the catalog knows', () => {
    for (const [id, { name }] of Object.entries(STAR_FACTS)) {
      expect(entry(id), id).toBeDefined();
      if (name) expect(index.find(name)?.id, name).toBe(id);
    }
  });

  test('describe Regulus, the galactic center, a star without a name', () => {
    expect(describeStar(entry('alLeo'))).toEqual({
      name: 'Regulus',
      designation: 'alpha Leonis',
      traditionalName: 'Regulus',
      constellation: 'Leo',
      spectralClass: 'B7 Vn',
      magnitude: 1.4,
      distanceLightYears: expect.closeTo(79.3, 1),
    });
    expect(describeStar(entry('SgrA*'))).toMatchObject({ constellation: 'Sagittarius', magnitude: undefined });
    expect(describeStar(entry('deAnd'))).toMatchObject({ name: 'delta Andromedae', traditionalName: undefined });
    expect(describeStar(entry('VC')).distanceLightYears).toBeUndefined();
    expect(describeStar(entry('M87')).constellation).toBe('Virgo');
  });
});

test('groups contain the stars of their names', () => {
  const sizes = Object.fromEntries(STAR_GROUP_IDS.map((id) => [id, new Set(STAR_GROUPS[id].stars).size]));
  expect(sizes).toEqual({ royal_stars: 4, behenian: 15, navigational: 58, foundation_24: 24, galactic: 2 });
  for (const group of STAR_GROUP_IDS) for (const id of STAR_GROUPS[group].stars) expect(entry(id), id).toBeDefined();
});
