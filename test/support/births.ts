import fc from 'fast-check';
import type { Birth } from '../../lib/astro/chart/comparison/birth.ts';
import { jdUt } from '../../lib/base/units/time.ts';

/** Births of 1800 to 2100 between the polar circles, where every house system has its cusps. */
export const anyBirth: fc.Arbitrary<Birth> = fc
  .record({
    day: fc.double({ min: 2_378_497, max: 2_488_069, noNaN: true }),
    latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ day, latitudeDeg, longitudeDeg }) => ({
    moment: jdUt(day),
    place: { latitudeDeg, longitudeDeg, elevationM: 0 },
    timeIsKnown: true,
  }));

/** The subject of a request for a birth. */
export function subjectOf({ moment, place }: Birth) {
  return {
    name: 'Someone',
    birth_datetime: { julian_day: moment },
    birth_location: { latitude: place.latitudeDeg, longitude: place.longitudeDeg },
  };
}
