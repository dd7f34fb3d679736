import { describe, expect, it } from 'vitest';
import type { HouseSystemCode } from '../../../lib/catalog/house-systems.ts';
import { longitudeDeg, separationDeg } from '../../../lib/units/angle.ts';
import type { JdUt } from '../../../lib/units/time.ts';
import { openReal, place, TROPICAL } from '../../lib/ephemeris/swiss/opened.ts';
import * as reference from './reference/cusps.ts';
import { moments } from './reference/moments.ts';
import { placidus } from './reference/placidus.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openReal();
const EAST_DEG = 24.9;
/** Houses 11, 12, 2, 3. */
const INTERMEDIATE = [10, 11, 1, 2] as const;

/** The engine ends Placidus's iteration early; all else is closed formulas. */
const SYSTEMS: readonly [HouseSystemCode, (sky: reference.Sky) => reference.IntermediateCusps, number][] = [
  ['P', placidus, 0.01],
  ['K', reference.koch, 1e-6],
  ['R', reference.regiomontanus, 1e-6],
  ['C', reference.campanus, 1e-6],
  ['O', reference.porphyry, 1e-6],
  ['B', reference.alcabitius, 1e-6],
  ['T', reference.topocentric, 1e-6],
];

function cast(moment: JdUt, latitudeDeg: number, system: HouseSystemCode) {
  const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), system, TROPICAL);
  if (houses === undefined) throw new Error(`${system} is undefined at ${latitudeDeg}`);
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  return { houses, sky: { armcDeg: houses.armcDeg, obliquityDeg: trueObliquityDeg, latitudeDeg } };
}

describe('cusps against their definitions, -66 to 66 degrees', () => {
  it.each(SYSTEMS)('%s', (system, definition, limitArcsec) => {
    const worst = new Worst();
    for (const moment of moments(1371.137)) {
      for (let latitudeDeg = -66; latitudeDeg <= 66; latitudeDeg += 6) {
        const { houses, sky } = cast(moment, latitudeDeg, system);
        const expected = definition(sky);
        INTERMEDIATE.forEach((house, index) => {
          worst.seeDeg(separationDeg(expected[index] ?? Number.NaN, houses.cuspsDeg[house] ?? Number.NaN));
        });
      }
    }
    expect(worst.arcsec).toBeLessThan(limitArcsec);
  });

  it('M, all twelve, at every latitude', () => {
    const worst = new Worst();
    for (const moment of moments(1371.137)) {
      const { houses, sky } = cast(moment, 77, 'M');
      const expected = reference.morinus(sky);
      for (const [house, cusp] of houses.cuspsDeg.entries()) {
        worst.seeDeg(separationDeg(expected[house] ?? Number.NaN, cusp));
      }
    }
    expect(worst.arcsec).toBeLessThan(1e-6);
  });

  it.each([
    ['E', 0],
    ['A', 0],
    ['V', -15],
  ] as const)('%s counts thirties from the ascendant %d', (system, offsetDeg) => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, system);
      houses.cuspsDeg.forEach((cusp, house) => {
        expect(separationDeg(cusp, longitudeDeg(houses.ascendantDeg + offsetDeg + house * 30))).toBeLessThan(1e-9);
      });
    }
  });

  it('W begins with the sign that rises', () => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, 'W');
      expect(houses.cuspsDeg[0]).toBe(Math.floor(houses.ascendantDeg / 30) * 30);
      expect(houses.cuspsDeg[11]).toBe(((houses.cuspsDeg[0] ?? Number.NaN) + 330) % 360);
    }
  });
});
