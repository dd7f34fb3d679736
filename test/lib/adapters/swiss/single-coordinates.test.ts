import { expect, test } from 'vitest';
import type { Frame } from '../../../../lib/astro/port.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const FRAMES: readonly Frame[] = [
  { zodiac: TROPICAL, center: GEOCENTRIC },
  { zodiac: TROPICAL, center: GEOCENTRIC, positions: 'true' },
  { zodiac: { type: 'sidereal', ayanamsa: 'true_citra' }, center: GEOCENTRIC },
];
/** 0.000007″, from ΔT, which nutation takes at the beginning of its cell. */
const LONGITUDE_ERROR_DEG = 2e-9;

test.each(CATALOG_BODY_IDS)('the longitude of %s equals that of its position, to 2e-9°', (body) => {
  for (const frame of FRAMES) {
    for (let day = 2_000_000; day < 2_800_000; day += 2_654.321) {
      const moment = jdUt(day);
      const whole = ephemeris.position(body, moment, frame).longitudeDeg;
      expect(Math.abs(arcDeg(whole, ephemeris.longitude(body, moment, frame)))).toBeLessThan(LONGITUDE_ERROR_DEG);
    }
  }
});

test('a longitude is refused where a position is', () => {
  const [frame] = FRAMES as [Frame];
  expect(() => ephemeris.longitude('sun', jdUt(Number.NaN), frame)).toThrow(/lies outside the ephemeris/);
  expect(() => ephemeris.longitude('chiron', jdUt(1_900_000), frame)).toThrow(/known only/);
  expect(() => ephemeris.longitude('earth', jdUt(2_451_545), frame)).toThrow();
});
