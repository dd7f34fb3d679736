import { describe, expect, it } from 'vitest';
import type { BodyId } from '../../../../lib/catalog/bodies.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { openReal } from './opened.ts';

const ephemeris = openReal();
const JUNE_6_2012 = jdUt(2456084.5625);

describe('how a body looks', () => {
  /** Espenak, NASA Reference Publication 1349, http://eclipse.gsfc.nasa.gov/TYPE/venus2.html: 2001 January 1, 0h TT */
  it('Venus as the twelve-year ephemeris of NASA has her', () => {
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

  it('Venus in transit has all but a magnitude, for which no formula holds', () => {
    const looks = ephemeris.phenomena('venus', JUNE_6_2012);
    expect(looks.magnitude).toBeUndefined();
    expect(looks.phaseAngleDeg).toBeGreaterThan(179);
    expect(looks.apparentDiameterArcsec).toBeCloseTo(57.8, 1);
  });

  it.each<BodyId>(['true_node', 'mean_node', 'mean_lilith', 'true_lilith', 'earth'])('%s has none', (body) => {
    expect(() => ephemeris.phenomena(body, jdUt(2451545))).toThrow(expect.objectContaining({ code: 'InvalidBody' }));
  });

  it('outside the files there is nothing', () => {
    expect(() => ephemeris.phenomena('venus', jdUt(0))).toThrow(
      expect.objectContaining({ code: 'DatetimeOutOfRange' }),
    );
  });
});
