import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAntiscionContacts } from '../../../../../lib/astro/chart/analysis/antiscia.ts';
import { toEquatorial } from '../../../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { point } from '../aspects/points.ts';

const OBLIQUITY_DEG = 23.44;

const declinationOf = (longitude: number): number =>
  toEquatorial({ longitudeDeg: longitudeDeg(longitude), latitudeDeg: 0 }, OBLIQUITY_DEG).declinationDeg;

const anyLongitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });

describe('antiscia', () => {
  test('beyond one degree there is no contact', () => {
    const { antiscia, contraAntiscia } = findAntiscionContacts([point('sun', 5), point('moon', 176.001)], 0);
    expect([...antiscia, ...contraAntiscia]).toEqual([]);
  });

  test('an exact antiscion on the ecliptic has the same declination, a contra-antiscion the opposite one', () => {
    forAll([anyLongitude], (longitude) => {
      const declination = declinationOf(longitude);
      expect(declinationOf(180 - longitude)).toBeCloseTo(declination, 9);
      expect(declinationOf(-longitude)).toBeCloseTo(-declination, 9);
      const mirrored = [point('sun', longitude), point('moon', 180 - longitude), point('mars', -longitude)];
      const { antiscia, contraAntiscia } = findAntiscionContacts(mirrored, 0);
      expect(antiscia).toContainEqual(expect.objectContaining({ a: 'sun', b: 'moon' }));
      expect(contraAntiscia).toContainEqual(expect.objectContaining({ a: 'sun', b: 'mars' }));
    });
  });

  test('a sidereal chart has the contacts of the tropical one', () => {
    forAll([anyLongitude, anyLongitude, anyLongitude], (first, second, ayanamsaDeg) => {
      const contactsAt = (shiftDeg: number) =>
        findAntiscionContacts([point('sun', first - shiftDeg), point('moon', second - shiftDeg)], shiftDeg);
      const [tropical, sidereal] = [contactsAt(0), contactsAt(ayanamsaDeg)];
      const orbs = ({ antiscia, contraAntiscia }: typeof tropical) =>
        [...antiscia, ...contraAntiscia].map(({ orbDeg }) => orbDeg);
      const isAtEdge = orbs(tropical)
        .concat(orbs(sidereal))
        .some((orbDeg) => orbDeg > 1 - 1e-9);
      fc.pre(!isAtEdge);
      expect(orbs(sidereal).length).toBe(orbs(tropical).length);
      for (const [index, orbDeg] of orbs(tropical).entries()) expect(orbs(sidereal)[index]).toBeCloseTo(orbDeg, 9);
    });
  });
});
