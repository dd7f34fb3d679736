import { Body, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { measureDiurnalPoint } from '../../../../../lib/astro/sky/rising/diurnal-motion.ts';
import { horizonDipDeg, horizonRefractionDeg } from '../../../../../lib/astro/sky/rising/horizon.ts';
import {
  altitudeDegOf,
  azimuthDegOf,
  createHorizonObserver,
  viewFrom,
} from '../../../../../lib/astro/sky/rising/horizon-observer.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const J2000 = 2451545;

test.each([
  ['moon', Body.Moon],
  ['sun', Body.Sun],
  ['mars', Body.Mars],
] as const)('viewFrom the %s stands where astronomy-engine sees it from the place, within 10″', (id, body) => {
  for (const [latitude, longitude, days] of [
    [52.5, 13.4, 8900.3],
    [-69, -71, 8765.9],
    [0.1, 179, 8812.55],
    [89.9, 45, 9000.1],
  ] as const) {
    const observer = new Observer(latitude, longitude, 100);
    const { ra, dec } = Equator(body, MakeTime(days), observer, true, true);
    const other = Horizon(MakeTime(days), observer, ra, dec);
    const place = { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: 100 };
    const target = { object: { type: 'body', id }, isOnEcliptic: false } as const;
    const point = measureDiurnalPoint(ephemeris, target, jdUt(J2000 + days));
    const view = viewFrom(createHorizonObserver(place), point);
    expect(Math.abs(altitudeDegOf(view) - other.altitude) * 3600).toBeLessThan(10);
    const across = arcDeg(azimuthDegOf(view), other.azimuth) * Math.cos((other.altitude * Math.PI) / 180);
    expect(Math.abs(across) * 3600).toBeLessThan(10);
  }
});

describe('the air and the height', () => {
  test('refraction is 34.5′ at 1010 hPa and 10 °C, grows with pressure and shrinks with heat', () => {
    expect(horizonRefractionDeg({ pressureHpa: 1010, temperatureC: 10 }) * 60).toBeCloseTo(34.46, 1);
    expect(horizonRefractionDeg({ pressureHpa: 505, temperatureC: 10 }) * 60).toBeCloseTo(17.23, 1);
    expect(horizonRefractionDeg({ pressureHpa: 1010, temperatureC: 40 })).toBeLessThan(
      horizonRefractionDeg({ pressureHpa: 1010, temperatureC: 10 }),
    );
  });

  test('from 100 m the horizon is lower by 21.2′, from below the sea by nothing', () => {
    expect(horizonDipDeg(100) * 60).toBeCloseTo(21.2, 9);
    expect(horizonDipDeg(-400)).toBe(0);
  });
});
