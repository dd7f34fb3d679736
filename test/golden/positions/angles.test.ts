import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../lib/units/angle.ts';
import { jdUt } from '../../../lib/units/time.ts';
import { held } from '../../accuracy/comparison.ts';
import { openRealEphemeris, place, TROPICAL } from '../../lib/ephemeris/swiss/real-ephemeris.ts';
import { ANGLES } from './measured-angles.ts';
import { ascendantDeg } from './reference/cusps.ts';
import { moments } from './reference/moments.ts';

const ephemeris = openRealEphemeris();
const EAST_DEG = -71.3;

describe('angles against IAU 2006 sidereal time and spherical trigonometry, 1800 to 2100', () => held(ANGLES));

describe('angles inside the polar circles', () => {
  it.each([-89, -80, -70, -67, 67, 70, 80, 89])('latitude %d: the angles follow the formula', (latitudeDeg) => {
    for (const moment of moments(2711.37)) {
      const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), 'O', TROPICAL);
      const { trueObliquityDeg } = ephemeris.orientation(moment);
      const sky = { armcDeg: houses?.armcDeg ?? Number.NaN, obliquityDeg: trueObliquityDeg, latitudeDeg };
      const apartDeg = separationDeg(ascendantDeg(sky), houses?.ascendantDeg ?? Number.NaN);
      expect(Math.min(apartDeg, 180 - apartDeg) * 3600).toBeLessThan(1e-5);
    }
  });
});

describe('sidereal time of the engine', () => {
  it.each([2396758.5, 2469807.5])('does not jump at Julian day %d, unlike the engine’s default', (boundary) => {
    const before = ephemeris.orientation(jdUt(boundary - 0.001)).siderealTimeDeg;
    const after = ephemeris.orientation(jdUt(boundary + 0.001)).siderealTimeDeg;
    const expectedDeg = 0.002 * 360.98564736629;
    expect(Math.abs(separationDeg(before, after) - expectedDeg) * 3600).toBeLessThan(0.001);
  });
});
