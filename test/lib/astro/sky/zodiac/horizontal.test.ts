import { Horizon, MakeTime, Observer, SiderealTime } from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHorizontal } from '../../../../../lib/astro/sky/zodiac/horizontal.ts';
import { cosDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';

const LONDON = { latitudeDeg: 51.5, longitudeDeg: 0 };

describe('the horizontal position', () => {
  test("agrees with astronomy-engine's horizon without refraction to 0.001″ all over the Earth", () => {
    const angle = (size: number) => fc.double({ min: -size, max: size, noNaN: true });
    fc.assert(
      fc.property(angle(36_525), angle(89.9), angle(180), angle(90), angle(180), (days, latitude, east, dec, ra) => {
        const time = MakeTime(days);
        const expected = Horizon(time, new Observer(latitude, east, 0), (ra + 180) / 15, dec);
        const { azimuthDeg, altitudeDeg } = toHorizontal(
          { rightAscensionDeg: ra + 180, declinationDeg: dec },
          { latitudeDeg: latitude, longitudeDeg: east, siderealTimeDeg: SiderealTime(time) * 15 },
        );
        const level = separationDeg(azimuthDeg ?? Number.NaN, expected.azimuth) * cosDeg(altitudeDeg);
        expect(Math.hypot(level, altitudeDeg - expected.altitude) * 3600).toBeLessThan(0.001);
      }),
    );
  });

  test('of a star on the meridian south of the zenith is due south, as high as its declination above the equator’s', () => {
    const { azimuthDeg, altitudeDeg } = toHorizontal(
      { rightAscensionDeg: 40, declinationDeg: 10 },
      { ...LONDON, siderealTimeDeg: 40 },
    );
    expect(azimuthDeg).toBeCloseTo(180, 10);
    expect(altitudeDeg).toBeCloseTo(90 - 51.5 + 10, 10);
  });

  test('of a star of the equator six hours before the meridian is due east on the horizon', () => {
    const { azimuthDeg, altitudeDeg } = toHorizontal(
      { rightAscensionDeg: 130, declinationDeg: 0 },
      { ...LONDON, siderealTimeDeg: 40 },
    );
    expect(azimuthDeg).toBeCloseTo(90, 10);
    expect(altitudeDeg).toBeCloseTo(0, 10);
  });

  test('turns with the east longitude of the place', () => {
    const east = toHorizontal(
      { rightAscensionDeg: 70, declinationDeg: 10 },
      { ...LONDON, longitudeDeg: 30, siderealTimeDeg: 40 },
    );
    expect(east.azimuthDeg).toBeCloseTo(180, 10);
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
