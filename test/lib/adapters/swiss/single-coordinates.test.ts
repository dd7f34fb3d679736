import { expect, test } from 'vitest';
import type { Frame } from '../../../../lib/astro/port.ts';
import { hasOrbit, orbitOf } from '../../../../lib/astro/sky/events/orbits.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from './real-ephemeris.ts';

const HELIOCENTRIC = { type: 'heliocentric' } as const;
const ephemeris = openRealEphemeris();
const FRAMES: readonly Frame[] = [
  { zodiac: TROPICAL, center: GEOCENTRIC },
  { zodiac: { type: 'sidereal', ayanamsa: 'true_citra' }, center: GEOCENTRIC },
];

test.each(CATALOG_BODY_IDS)('the longitude of %s equals that of its position', (body) => {
  for (const frame of FRAMES) {
    for (let day = 2_000_000; day < 2_800_000; day += 7_654.321) {
      const moment = jdUt(day);
      const whole = ephemeris.position(body, moment, frame).longitudeDeg;
      expect(Math.abs(arcDeg(whole, ephemeris.longitude(body, moment, frame)))).toBeLessThan(1e-12);
    }
  }
});

test.each(CATALOG_BODY_IDS)('the latitude of %s equals that of its position', (body) => {
  const centers = hasOrbit(body) && body !== 'moon' && body !== 'sun' ? [GEOCENTRIC, HELIOCENTRIC] : [GEOCENTRIC];
  for (const center of centers) {
    for (let day = 2_000_000; day < 2_800_000; day += 7_654.321) {
      const moment = jdUt(day);
      const { latitudeDeg } = ephemeris.position(body, moment, { zodiac: TROPICAL, center });
      expect(Math.abs(latitudeDeg - ephemeris.latitudeDeg(body, moment, center))).toBeLessThan(1e-11);
    }
  }
});

test.each(CATALOG_BODY_IDS.filter(hasOrbit))('the quick distance of %s equals the other', (body) => {
  const orbit = orbitOf(body);
  for (let day = 2_000_000; day < 2_800_000; day += 7_654.321) {
    const distanceAu = ephemeris.trueDistanceAu(orbit.body, jdUt(day), orbit.center);
    const quickAu = ephemeris.quickTrueDistanceAu(orbit.body, jdUt(day), orbit.center);
    expect(Math.abs(quickAu / distanceAu - 1)).toBeLessThan(1e-14);
  }
});

test('a longitude is refused where a position is', () => {
  const [frame] = FRAMES as [Frame];
  expect(() => ephemeris.longitude('sun', jdUt(Number.NaN), frame)).toThrow(/lies outside the ephemeris/);
  expect(() => ephemeris.longitude('chiron', jdUt(1_900_000), frame)).toThrow(/known only/);
  expect(() => ephemeris.longitude('earth', jdUt(2_451_545), frame)).toThrow();
});
