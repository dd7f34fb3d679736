import { expect, test } from 'vitest';
import type { SearchZodiac } from '../../../../lib/astro/port.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const USER = { epochJdTt: 2_415_020, degrees: 22.5 } as const;
const ZODIACS: readonly SearchZodiac[] = [
  TROPICAL,
  ...[...AYANAMSA_IDS, USER].map((ayanamsa) => ({ type: 'sidereal', ayanamsa }) as const),
];
const nameOf = (zodiac: SearchZodiac): string => (zodiac.type === 'tropical' ? zodiac.type : String(zodiac.ayanamsa));

/** Nutation is computed by the engine's model, to 3e-11° where its polynomials for ΔT meet. */
const limitOf = (zodiac: SearchZodiac, body: CatalogBodyId): number => {
  if (body === 'true_lilith') return 1e-9;
  return zodiac.type === 'tropical' ? 3e-11 : 1e-12;
};

test('a longitude from the mean equinox minus the zero point is the longitude in the zodiac', () => {
  const onOtherEcliptics = new Set<string>();
  for (const zodiac of ZODIACS) {
    for (const [index, body] of CATALOG_BODY_IDS.entries()) {
      for (let day = 2_000_000 + 977 * index; day < 2_800_000; day += 98_765.4321) {
        const moment = jdUt(day);
        const zeroPoint = ephemeris.zeroPointDeg(zodiac, moment);
        if (zeroPoint === undefined) {
          onOtherEcliptics.add(nameOf(zodiac));
          continue;
        }
        const mean = ephemeris.meanEquinoxMotion(body, moment).longitudeDeg;
        const own = ephemeris.longitude(body, moment, { zodiac, center: GEOCENTRIC });
        const limit = limitOf(zodiac, body);
        expect(separationDeg(mean - zeroPoint, own), `${body} in ${nameOf(zodiac)}`).toBeLessThan(limit);
      }
    }
  }
  expect([...onOtherEcliptics].sort()).toEqual(['b1950', 'j1900', 'j2000', 'skydram']);
});

test('its speed is that of the tropical longitude, without the motion of the equinox', () => {
  const moment = jdUt(2_451_545);
  for (const body of CATALOG_BODY_IDS) {
    const tropical = ephemeris.position(body, moment, { zodiac: TROPICAL, center: GEOCENTRIC });
    const difference =
      ephemeris.meanEquinoxMotion(body, moment).longitudeSpeedDegPerDay - tropical.longitudeSpeedDegPerDay;
    expect(Math.abs(difference)).toBeLessThan(3e-4);
  }
});
