import { describe, expect, it } from 'vitest';
import type { HouseSystemCode } from '../../../lib/base/catalog/house-systems.ts';
import { longitudeDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import { openRealEphemeris } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { cast } from './measured-cusps.ts';
import type { Sky } from './reference/cusps.ts';
import { moments } from './reference/moments.ts';
import * as reference from './reference/rarer-cusps.ts';

const ephemeris = openRealEphemeris();
const LIMIT_DEG = 1e-8;
/** Without the tropics, where vertical circles change sides with the side of the zenith that the ecliptic passes. */
const TEMPERATE = [-66, -51.5, -40, -30, 30, 40, 51.5, 66];
const ALL = [...TEMPERATE, -20, -5, 5, 20];

const SYSTEMS: readonly (readonly [HouseSystemCode, readonly number[], (sky: Sky) => readonly number[]])[] = [
  ['D', ALL, reference.equalFromMidheaven],
  ['F', ALL, reference.carter],
  ['H', TEMPERATE, reference.horizontal],
  ['L', ALL, reference.pullenDelta],
  ['Q', ALL, reference.pullenRatio],
  ['S', ALL, reference.sripati],
  ['U', ALL, reference.krusinski],
  ['X', ALL, reference.meridian],
  ['Y', ALL, reference.apc],
  ['J', ALL, reference.savard],
];

/** The largest error over three centuries, degrees. */
function measure(
  system: HouseSystemCode,
  latitudes: readonly number[],
  definition: (sky: Sky, sunDeclinationDeg: number) => readonly number[],
): number {
  const errors: number[] = [];
  for (const moment of moments(1371.137)) {
    const { declinationDeg } = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
    for (const latitudeDeg of latitudes) {
      const { houses, sky } = cast(moment, latitudeDeg, system);
      const expected = definition(sky, declinationDeg);
      houses.cuspsDeg.forEach((cusp, index) => {
        errors.push(separationDeg(expected[index] ?? Number.NaN, cusp));
      });
    }
  }
  return Math.max(...errors);
}

describe('every cusp against its construction from great circles, 1800–2100', () => {
  it.each(SYSTEMS)('%s within 1e-8° at the latitudes %j', (system, latitudes, definition) => {
    expect(measure(system, latitudes, definition)).toBeLessThan(LIMIT_DEG);
  });

  it.each([
    ['I', ALL.filter((latitude) => Math.abs(latitude) < 66)],
    ['SM', ALL.filter((latitude) => Math.abs(latitude) < 66)],
  ] as const)('%s within 1e-8° from the declination of the Sun at %j', (system, latitudes) => {
    expect(measure(system, latitudes, reference.sunshine)).toBeLessThan(LIMIT_DEG);
  });

  it.each([
    ['E', 0],
    ['A', 0],
    ['V', -15],
  ] as const)('%s has cusps every 30° from the ascendant %d', (system, offsetDeg) => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, system);
      houses.cuspsDeg.forEach((cusp, house) => {
        expect(separationDeg(cusp, longitudeDeg(houses.ascendantDeg + offsetDeg + house * 30))).toBeLessThan(1e-9);
      });
    }
  });

  it('W begins with the rising sign', () => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, 'W');
      expect(houses.cuspsDeg[0]).toBe(Math.floor(houses.ascendantDeg / 30) * 30);
      expect(houses.cuspsDeg[11]).toBe(((houses.cuspsDeg[0] ?? Number.NaN) + 330) % 360);
    }
  });

  it('N begins with Aries', () => {
    const { houses } = cast(moments(1).next().value, 51.5, 'N');
    expect(houses.cuspsDeg).toEqual(Array.from({ length: 12 }, (_, index) => index * 30));
  });
});
