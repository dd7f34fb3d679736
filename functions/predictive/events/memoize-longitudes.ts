import type { Ephemeris } from '../../../lib/astro/port.ts';
import { memoize } from '../../../lib/base/memoize.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';

/**
 * An engine that computes a tropical longitude once in a search. A lunation is also an aspect, a void of course begins with
 * one and ends with an ingress, and each states where its bodies stand.
 */
export function memoizeLongitudes(ephemeris: Ephemeris): Ephemeris {
  const known = memoize((_body: string) => new Map<number, LongitudeDeg>());
  return {
    ...ephemeris,
    longitude(body, moment, frame) {
      if (frame.zodiac.type !== 'tropical') return ephemeris.longitude(body, moment, frame);
      const ofBody = known(body);
      const longitude = ofBody.get(moment) ?? ephemeris.longitude(body, moment, frame);
      ofBody.set(moment, longitude);
      return longitude;
    },
  };
}
