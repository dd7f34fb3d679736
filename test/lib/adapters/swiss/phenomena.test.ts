import { describe, expect, it } from 'vitest';
import type { BodyId } from '../../../../lib/base/catalog/bodies.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const JUNE_6_2012 = jdUt(2456084.5625);

describe('phenomena', () => {
  /** Espenak, NASA Reference Publication 1349, http://eclipse.gsfc.nasa.gov/TYPE/venus2.html: 2001 January 1, 0h TT */
  it('Venus agrees with the twelve-year ephemeris of NASA', () => {
    const looks = ephemeris.phenomena('venus', jdUt(2451910.5));
    expect(looks.illuminatedFraction).toBeCloseTo(0.588, 2);
    expect(Math.abs(looks.apparentDiameterArcsec - 20.7)).toBeLessThan(0.06);
    expect(Math.abs(looks.elongationDeg - 46.4)).toBeLessThan(0.06);
  });

  it.each<BodyId>(['sun', 'moon', 'mercury', 'mars', 'pluto', 'chiron', 'ceres'])('%s has finite figures', (body) => {
    const { magnitude, ...rest } = ephemeris.phenomena(body, jdUt(2451545));
    expect(magnitude).toBeTypeOf('number');
    expect(Object.values(rest).every(Number.isFinite)).toBe(true);
  });

  it('Venus in transit has everything but a magnitude, for which no formula is valid', () => {
    const looks = ephemeris.phenomena('venus', JUNE_6_2012);
    expect(looks.magnitude).toBeUndefined();
    expect(looks.phaseAngleDeg).toBeGreaterThan(179);
    expect(looks.apparentDiameterArcsec).toBeCloseTo(57.8, 1);
  });

  it.each<BodyId>(['true_node', 'mean_node', 'mean_lilith', 'true_lilith', 'earth'])('%s has no phenomena', (body) => {
    expect(() => ephemeris.phenomena(body, jdUt(2451545))).toThrow(expect.objectContaining({ argument: 'body' }));
  });

  it('moments outside the files are refused', () => {
    expect(() => ephemeris.phenomena('venus', jdUt(0))).toThrow(
      expect.objectContaining({ name: 'EphemerisRangeError' }),
    );
  });
});
