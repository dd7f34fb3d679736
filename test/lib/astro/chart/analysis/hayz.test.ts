import { describe, expect, test } from 'vitest';
import { isInHayz } from '../../../../../lib/astro/chart/analysis/hayz.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../../../lib/base/catalog/dignities.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const MASCULINE_SIGN = longitudeDeg(125);
const FEMININE_SIGN = longitudeDeg(155);

/** Sect and gender of each planet, Mercury before and after the Sun. */
const NATURES: readonly (readonly [ClassicalPlanet, boolean, 'diurnal' | 'nocturnal', 'masculine' | 'feminine'])[] = [
  ['sun', true, 'diurnal', 'masculine'],
  ['moon', true, 'nocturnal', 'feminine'],
  ['venus', true, 'nocturnal', 'feminine'],
  ['mars', true, 'nocturnal', 'masculine'],
  ['jupiter', false, 'diurnal', 'masculine'],
  ['saturn', false, 'diurnal', 'masculine'],
  ['mercury', true, 'diurnal', 'masculine'],
  ['mercury', false, 'nocturnal', 'feminine'],
];

/** Day or night, above or below the horizon: where a diurnal and where a nocturnal planet is in halb. */
const HEMISPHERES = [
  { isDayChart: true, isAboveHorizon: true, suits: 'diurnal' },
  { isDayChart: true, isAboveHorizon: false, suits: 'nocturnal' },
  { isDayChart: false, isAboveHorizon: true, suits: 'nocturnal' },
  { isDayChart: false, isAboveHorizon: false, suits: 'diurnal' },
] as const;

describe.each(NATURES)('%s, oriental: %s', (planet, isOriental, sect, gender) => {
  const [own, other] = gender === 'masculine' ? [MASCULINE_SIGN, FEMININE_SIGN] : [FEMININE_SIGN, MASCULINE_SIGN];

  test.each(HEMISPHERES)('day $isDayChart, above $isAboveHorizon: halb and strict', ({ suits, ...hemisphere }) => {
    const inOwnSign = { ...hemisphere, isOriental, longitudeDeg: own };
    const isOfSect = (sect === 'diurnal') === hemisphere.isDayChart;
    expect(isInHayz(planet, inOwnSign, 'halb')).toBe(suits === sect);
    expect(isInHayz(planet, inOwnSign, 'strict')).toBe(suits === sect && isOfSect);
    expect(isInHayz(planet, { ...inOwnSign, longitudeDeg: other }, 'halb')).toBe(false);
  });
});

test('the table names every classical planet', () => {
  expect(new Set(NATURES.map(([planet]) => planet))).toEqual(new Set(CLASSICAL_PLANETS));
});
