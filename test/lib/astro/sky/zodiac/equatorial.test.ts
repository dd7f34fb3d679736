import { describe, expect, it } from 'vitest';
import { toEquatorial } from '../../../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const OBLIQUITY = 23.44;

describe('an ecliptic direction converted to equatorial', () => {
  it.each([
    [0, 0, 0, 0],
    [90, 0, 90, 23.44],
    [180, 0, 180, 0],
    [270, 0, 270, -23.44],
    [90, 66.56, 90, 90 - 1e-9],
    [0, 90, 270, 66.56],
    [0, -90, 90, -66.56],
  ])('longitude %d, latitude %d: right ascension %d, declination %d', (longitude, latitude, ra, declination) => {
    const place = toEquatorial({ longitudeDeg: longitudeDeg(longitude), latitudeDeg: latitude }, OBLIQUITY);
    expect(place.declinationDeg).toBeCloseTo(declination, 5);
    const poleIsHit = Math.abs(place.declinationDeg) > 89.9999;
    if (!poleIsHit) expect(place.rightAscensionDeg).toBeCloseTo(ra, 6);
  });

  it('agrees with the engine for Sun, Moon and planets within 0.02″', () => {
    for (const body of ['sun', 'moon', 'mercury', 'mars', 'pluto'] as const) {
      for (const day of [2305447.5, 2415020.25, 2448058.02, 2460000.7]) {
        const moment = jdUt(day);
        const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
        const place = toEquatorial(
          ephemeris.position(body, moment, frame),
          ephemeris.orientation(moment).trueObliquityDeg,
        );
        const expected = ephemeris.equatorial(body, moment, frame.center);
        expect(Math.abs(place.declinationDeg - expected.declinationDeg) * 3600).toBeLessThan(0.02);
        const rightAscensionError = Math.abs(place.rightAscensionDeg - expected.rightAscensionDeg);
        expect(Math.min(rightAscensionError, 360 - rightAscensionError) * 3600).toBeLessThan(0.02);
      }
    }
  });
});
