import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAntiscionContacts } from '../../../../../lib/astro/chart/analysis/antiscia.ts';
import { findDeclinationContacts } from '../../../../../lib/astro/chart/analysis/chart-facts.ts';
import type { AspectPoint } from '../../../../../lib/astro/chart/aspects/point.ts';
import { toEquatorial } from '../../../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { point } from '../aspects/points.ts';

const OBLIQUITY_DEG = 23.44;

const declinationOf = (longitude: number): number =>
  toEquatorial({ longitudeDeg: longitudeDeg(longitude), latitudeDeg: 0 }, OBLIQUITY_DEG).declinationDeg;

const inDeclination = (id: string, declinationDeg: number, declinationSpeedDegPerDay: number | null): AspectPoint => ({
  ...point(id, 0),
  declinationDeg,
  declinationSpeedDegPerDay,
});

const anyLongitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });

describe('antiscia', () => {
  test.each([
    ['0° Gemini and 30° Cancer', 60, 120, 'antiscia', 0],
    ['15° Taurus and 15°30′ Leo', 45, 135.5, 'antiscia', 0.5],
    ['5° Aries and 26° Virgo', 5, 176, 'antiscia', 1],
    ['0°15′ Aries and 29°45′ Pisces', 0.25, 359.75, 'contraAntiscia', 0],
    ['10° Taurus and 20° Aquarius', 40, 320, 'contraAntiscia', 0],
  ] as const)('%s are in contact', (_, first, second, kind, orbDeg) => {
    const contacts = findAntiscionContacts([point('sun', first), point('moon', second)], 0);
    expect(contacts[kind]).toMatchObject([{ a: 'sun', b: 'moon' }]);
    expect(contacts[kind][0]?.orbDeg).toBeCloseTo(orbDeg, 9);
    expect(contacts[kind === 'antiscia' ? 'contraAntiscia' : 'antiscia']).toEqual([]);
  });

  test('the two nodes, always opposite each other, are left out', () => {
    const nodes = [point('mean_node', 0), point('south_node', 180), point('true_node', 0.5)];
    expect(findAntiscionContacts(nodes, 0)).toEqual({ antiscia: [], contraAntiscia: [] });
  });

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

  test.each([
    ['applies while the sum of the longitudes nears the axis', 1, 0.5, true],
    ['separates while it leaves the axis', -1, -0.5, false],
    ['is neither where no body moves', null, null, null],
  ] as const)('a contact %s', (_, first, second, applying) => {
    const { antiscia } = findAntiscionContacts([point('sun', 45, first), point('moon', 134.5, second)], 0);
    expect(antiscia).toMatchObject([{ applying }]);
  });
});

describe('parallels', () => {
  test('bodies within a degree of declination are parallel on one side of the equator, contraparallel on two', () => {
    const points = [inDeclination('sun', 20, 0), inDeclination('moon', 19.2, 1), inDeclination('mars', -20.9, 0)];
    expect(findDeclinationContacts(points)).toEqual({
      parallels: [{ a: 'sun', b: 'moon', orbDeg: expect.closeTo(0.8, 9), applying: true }],
      contraparallels: [{ a: 'sun', b: 'mars', orbDeg: expect.closeTo(0.9, 9), applying: false }],
    });
  });

  test('the two nodes, always opposite each other, are left out', () => {
    const nodes = [inDeclination('true_node', 20, 0), inDeclination('south_node', -20, 0)];
    expect(findDeclinationContacts(nodes)).toEqual({ parallels: [], contraparallels: [] });
  });
});
