import { describe, expect, test } from 'vitest';
import { computeLocalSolarEclipse } from '../../../lib/astro/sky/events/eclipses/local-solar.ts';
import { fitSunAndMoon } from '../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';
import { PUBLISHED_SIGHTS, type PublishedSight } from './published-places.ts';

/** Our seconds less theirs, in Terrestrial Time, at their place as the Earth has turned by their ΔT. */
function compare({ date, deltaT, place, contacts, magnitude, obscuration }: PublishedSight) {
  const midnight = jdUtFromUnix(unixSeconds(Date.parse(date) / 1000));
  const [eclipse] = findSolarEclipses(
    ephemeris,
    { fromJdUt: midnight, toJdUt: jdUtFromUnix(unixSeconds(Date.parse(date) / 1000 + 86_400)) },
    { type: 'tropical' },
  );
  if (eclipse === undefined) throw new Error(`no eclipse on ${date}`);
  const ahead = deltaT - eclipse.deltaTSeconds;
  const turned = { ...place, longitudeDeg: place.longitudeDeg - 0.00417807 * ahead };
  const local = computeLocalSolarEclipse(fitSunAndMoon(ephemeris, eclipse.moment), turned, eclipse.moment);
  if (local === undefined) throw new Error(`no eclipse at ${place.latitudeDeg}`);
  const { partial, central, greatest } = local;
  const ours: Record<string, number | undefined> = {
    ...{ C1: partial.fromJdUt, C2: central?.fromJdUt, greatest, C3: central?.toJdUt, C4: partial.toJdUt },
  };
  return {
    seconds: Object.fromEntries(
      Object.entries(contacts).map(([name, at]) => {
        const moment = ours[name] ?? Number.NaN;
        return [name, (moment - midnight) * 86_400 - ahead - at];
      }),
    ),
    isCentral: central !== undefined,
    magnitude: local.magnitude - magnitude,
    obscuration: local.obscuration - obscuration,
  };
}

/** With the Sun low at Honolulu, the magnitude changes by a millionth in eight seconds: USNO’s greatest eclipse is another one. */
const isIllDefined = ({ town }: PublishedSight): boolean => town === 'Honolulu';

const ROWS = Object.entries(PUBLISHED_SIGHTS).flatMap(([source, sights]) =>
  sights.map((sight) => [source, sight.date, sight.town, sight] as const),
);

describe('what a town sees is what is printed', () => {
  test.each(ROWS)('%s, %s, %s: contacts to 2 s, obscuration to 0.0012', (source, _date, _town, sight) => {
    const { seconds, isCentral, magnitude, obscuration } = compare(sight);
    for (const [name, off] of Object.entries(seconds)) {
      const isLoose = name === 'greatest' && isIllDefined(sight);
      expect(Math.abs(off), name).toBeLessThan(isLoose ? 8 : 2);
    }
    expect(isCentral).toBe('C2' in sight.contacts);
    expect(Math.abs(obscuration)).toBeLessThan(0.0012);
    // In totality and annularity USNO states the covered part of the diameter, where NASA has the ratio of the diameters.
    if (source === 'NASA' || !isCentral) expect(Math.abs(magnitude)).toBeLessThan(0.0007);
  });
});
