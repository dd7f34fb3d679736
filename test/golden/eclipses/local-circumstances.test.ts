import { describe, expect, test } from 'vitest';
import { computeLocalSolarEclipse } from '../../../lib/astro/sky/events/eclipses/local-solar.ts';
import { tracePath } from '../../../lib/astro/sky/events/eclipses/path.ts';
import { fitSunAndMoon } from '../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { findSolarEclipses, type SolarEclipse } from '../../../lib/astro/sky/events/eclipses.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { listPlaces } from '../../support/eclipses-elsewhere.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { CANON_ELEMENTS, type CanonElements, dynamicalTimeOf, shadowAt } from './canon-elements.ts';

const SECONDS_PER_HOUR = 3600;
const KM = 6378.137;

function findEclipse({ jd }: CanonElements): SolarEclipse {
  const [found] = findSolarEclipses(ephemeris, { fromJdUt: jdUt(jd - 1), toJdUt: jdUt(jd + 1) }, { type: 'tropical' });
  return found as SolarEclipse;
}

/** Hours since `t0` of a moment. */
const hoursOf = (elements: CanonElements, { deltaTSeconds }: SolarEclipse, moment: number): number =>
  (moment + deltaTSeconds / 86_400 - dynamicalTimeOf(elements, 0)) * 24;

/** Our place that the Earth has turned to where the canon's is, for its ΔT is another one. */
const turn = ({ deltaT }: CanonElements, { deltaTSeconds }: SolarEclipse, longitudeDeg: number): number =>
  longitudeDeg - 0.00417807 * (deltaT - deltaTSeconds);

describe.each(CANON_ELEMENTS)('$date has the circumstances of the Five Millennium Canon', (elements) => {
  const eclipse = findEclipse(elements);
  const sky = fitSunAndMoon(ephemeris, eclipse.moment);

  test('at two hundred places: contacts to 1 s, to 10 s where they graze, obscuration to 0.0005', () => {
    let compared = 0;
    for (const place of listPlaces(200)) {
      const own = { ...place, longitudeDeg: turn(elements, eclipse, place.longitudeDeg) };
      const local = computeLocalSolarEclipse(sky, own, eclipse.moment);
      if (local === undefined || local.magnitude < 0.002) continue;
      const grazes = local.magnitude < 0.05;
      for (const moment of [local.partial.fromJdUt, local.partial.toJdUt]) {
        const t = hoursOf(elements, eclipse, moment);
        const clearance = (at: number) => {
          const { distance, outer } = shadowAt(elements, place, at);
          return distance - outer;
        };
        const slope = (clearance(t + 0.001) - clearance(t - 0.001)) / 0.002;
        expect(Math.abs((clearance(t) / slope) * SECONDS_PER_HOUR)).toBeLessThan(grazes ? 10 : 1);
      }
      expect(local.obscuration).toBeLessThanOrEqual(1);
      const { distance, outer, inner } = shadowAt(elements, place, hoursOf(elements, eclipse, local.greatest));
      const magnitude =
        distance < Math.abs(inner) ? (outer - inner) / (outer + inner) : (outer - distance) / (outer + inner);
      expect(Math.abs(local.magnitude - magnitude)).toBeLessThan(0.0003);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('on the limits and the central line of the path, to 1 km where the Sun is 10° high', () => {
    for (const { id, points } of tracePath(sky, eclipse)) {
      for (const { moment, latitudeDeg, longitudeDeg, sunAltitudeDeg } of points) {
        if (sunAltitudeDeg < 10) continue;
        const t = hoursOf(elements, eclipse, moment);
        const place = {
          latitudeDeg,
          longitudeDeg: longitudeDeg + 0.00417807 * (elements.deltaT - eclipse.deltaTSeconds),
        };
        const off = ({ distance, inner }: ReturnType<typeof shadowAt>): number =>
          id === 'central_line' ? distance : distance - Math.abs(inner);
        const least = Math.min(
          ...[-0.002, -0.001, 0, 0.001, 0.002].map((step) => off(shadowAt(elements, place, t + step))),
        );
        // An offset across the axis is longer on slanted ground.
        expect((Math.abs(least) * KM) / Math.sin((sunAltitudeDeg * Math.PI) / 180)).toBeLessThan(1.5);
      }
    }
  });
});
