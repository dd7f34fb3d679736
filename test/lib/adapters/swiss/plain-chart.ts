import type { Ephemeris } from '../../../../lib/astro/port.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { type JdUt, jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, place, TROPICAL, TROPICAL_FRAME } from './real-ephemeris.ts';

export const MOMENTS: readonly JdUt[] = Array.from({ length: 40 }, (_, index) => jdUt(2415020.7 + index * 777.77));

/** Every body in two zodiacs, and houses, as text. */
export function castPlainChart(ephemeris: Ephemeris, moment: JdUt): string {
  const sidereal = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: GEOCENTRIC } as const;
  return JSON.stringify({
    tropical: CATALOG_BODY_IDS.map((body) => ephemeris.position(body, moment, TROPICAL_FRAME)),
    sidereal: CATALOG_BODY_IDS.map((body) => ephemeris.position(body, moment, sidereal)),
    houses: ephemeris.houses(moment, place(48.85, 2.35), 'P', TROPICAL),
  });
}
