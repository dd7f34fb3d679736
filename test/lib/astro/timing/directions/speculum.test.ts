import { describe, expect, it } from 'vitest';
import { type BirthSky, type DirectedPoint, locateDegree } from '../../../../../lib/astro/timing/directions/point.ts';
import { computeSpeculumEntry } from '../../../../../lib/astro/timing/directions/speculum.ts';
import { DIRECTION_METHODS } from '../../../../../lib/base/catalog/primary-directions.ts';

const SKY: BirthSky = { armcDeg: 100, latitudeDeg: 52, obliquityDeg: 23.44 };
const pointAt = (longitudeDeg: number, sky = SKY): DirectedPoint => ({
  id: 'sun',
  longitudeDeg,
  latitudeDeg: 0,
  ...locateDegree(longitudeDeg, 0, sky),
});

describe('a point that rises and sets', () => {
  const point = pointAt(60);
  const entry = computeSpeculumEntry(point, SKY, 'placidus');

  /** @source sin AD = tan φ · tan δ: https://morinus-astrology.com/ascension-difference */
  it('has the ascensional difference of its declination, and the semi-arcs and ascensions that follow', () => {
    const sine = Math.tan((52 * Math.PI) / 180) * Math.tan((point.declinationDeg * Math.PI) / 180);
    const difference = (Math.asin(sine) * 180) / Math.PI;
    expect(entry.ascensionalDifferenceDeg).toBeCloseTo(difference, 9);
    expect(entry.diurnalSemiArcDeg).toBeCloseTo(90 + difference, 9);
    expect(entry.nocturnalSemiArcDeg).toBeCloseTo(90 - difference, 9);
    expect(entry.obliqueAscensionDeg).toBeCloseTo(point.rightAscensionDeg - difference, 9);
    expect(entry.obliqueDescensionDeg).toBeCloseTo(point.rightAscensionDeg + difference, 9);
  });

  /** @source Chambers’ Cyclopædia, "Ascensional Difference", https://chambers.encyclo.eu/index.php/unclassified/ASCENSIONAL%20DIFFERENCE */
  it('has the 11°29′ that Chambers calculates for a declination of 9° at 51°30′', () => {
    const sky = { ...SKY, latitudeDeg: 51.5 };
    const sun = { ...pointAt(60, sky), declinationDeg: 9 };
    const { ascensionalDifferenceDeg } = computeSpeculumEntry(sun, sky, 'placidus');
    expect(Math.abs((ascensionalDifferenceDeg ?? 0) - (11 + 29 / 60))).toBeLessThan(0.5 / 60);
  });

  it('has the same oblique ascension as the Ascendant when it rises, and is then on the horizon', () => {
    const rising = { ...SKY, armcDeg: (entry.obliqueAscensionDeg ?? 0) - 90 + 360 };
    const above = computeSpeculumEntry(point, { ...rising, armcDeg: rising.armcDeg + 0.001 }, 'placidus');
    const below = computeSpeculumEntry(point, { ...rising, armcDeg: rising.armcDeg - 0.001 }, 'placidus');
    expect([above.isAboveHorizon, below.isAboveHorizon]).toEqual([true, false]);
  });
});

it.each(DIRECTION_METHODS)('an angle stands at its own position by %s', (method) => {
  const ascendant = { ...pointAt(120), id: 'ascendant', anglePositionDeg: 0 } as const;
  const entry = computeSpeculumEntry(ascendant, SKY, method);
  expect(entry.mundanePositionDeg).toBe(0);
  expect(entry.poleDeg).toBeCloseTo(52, 9);
});
