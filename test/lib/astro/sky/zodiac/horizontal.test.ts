import { Horizon, MakeTime, Observer, SiderealTime } from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHorizontal } from '../../../../../lib/astro/sky/zodiac/horizontal.ts';
import { cosDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const LONDON = { latitudeDeg: 51.5, longitudeDeg: 0 };

describe('the horizontal position', () => {
  test("agrees with astronomy-engine's horizon without refraction to 0.001″ all over the Earth", () => {
    const angle = (size: number) => fc.double({ min: -size, max: size, noNaN: true });
    forAll([angle(36_525), angle(89.9), angle(180), angle(90), angle(180)], (days, latitude, east, dec, ra) => {
      const time = MakeTime(days);
      const expected = Horizon(time, new Observer(latitude, east, 0), (ra + 180) / 15, dec);
      const { azimuthDeg, altitudeDeg } = toHorizontal(
        { rightAscensionDeg: ra + 180, declinationDeg: dec },
        { latitudeDeg: latitude, longitudeDeg: east, siderealTimeDeg: SiderealTime(time) * 15 },
      );
      const level = separationDeg(azimuthDeg ?? Number.NaN, expected.azimuth) * cosDeg(altitudeDeg);
      expect(Math.hypot(level, altitudeDeg - expected.altitude) * 3600).toBeLessThan(0.001);
    });
  });

  test('has no azimuth in the zenith and the nadir', () => {
    const overhead = { ...LONDON, siderealTimeDeg: 40 };
    expect(toHorizontal({ rightAscensionDeg: 40, declinationDeg: 51.5 }, overhead)).toMatchObject({
      azimuthDeg: undefined,
      altitudeDeg: 90,
    });
    const below = toHorizontal({ rightAscensionDeg: 220, declinationDeg: -51.5 }, overhead);
    expect(below.azimuthDeg).toBeUndefined();
    expect(below.altitudeDeg).toBeCloseTo(-90, 10);
  });
});
