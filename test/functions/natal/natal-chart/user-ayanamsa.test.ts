import { describe, expect, it } from 'vitest';
import type { AyanamsaId } from '../../../../lib/base/catalog/ayanamsas.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt, SECONDS_PER_DAY } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { chart } from '../birth.ts';

const EPOCH = jdUt(2415020.5);
const OPTIONS = { decimal_places: 10 };

/** The mean ayanamsa of a name at the epoch, and the epoch in Terrestrial Time. */
function toUserAyanamsa(ayanamsa: AyanamsaId) {
  const { deltaTSeconds, nutationLongitudeDeg } = ephemeris.orientation(EPOCH);
  const degrees = ephemeris.ayanamsaDeg(EPOCH, ayanamsa) - nutationLongitudeDeg;
  return { epoch_jd: EPOCH + deltaTSeconds / SECONDS_PER_DAY, degrees };
}

const sidereal = (members: object) => ({ configuration: { zodiac_type: 'sidereal', ...members }, options: OPTIONS });

describe('200 ayanamsa of one’s own', () => {
  it.each(['fagan_bradley', 'raman', 'krishnamurti', 'yukteshwar', 'djwhal_khul'] as const)(
    'taken from %s in 1900 it gives the positions and cusps of that name in 1990, to 1e-6°',
    async (name) => {
      const named = await chart(sidereal({ ayanamsa: name, house_system: 'SM' }));
      const own = await chart(sidereal({ ayanamsa: toUserAyanamsa(name), house_system: 'SM' }));
      expect(separationDeg(own.metadata.ayanamsa_degrees, named.metadata.ayanamsa_degrees)).toBeLessThan(1e-6);
      for (const part of ['planets', 'houses']) {
        for (const [id, { longitude }] of Object.entries<{ longitude: number }>(own[part])) {
          expect(separationDeg(longitude, named[part][id].longitude)).toBeLessThan(1e-6);
        }
      }
    },
  );

  it('is named in the answer, and read as `user_ayanamsa` too', async () => {
    const user_ayanamsa = { epoch_jd: 2451545, degrees: 23.5 };
    const [first, second] = [
      await chart(sidereal({ ayanamsa: user_ayanamsa })),
      await chart(sidereal({ user_ayanamsa })),
    ];
    expect(first.metadata).toMatchObject({ ayanamsa: 'user', user_ayanamsa });
    expect(second.planets).toEqual(first.planets);
  });

  it('two of them do not mix', async () => {
    const cast = (degrees: number) => chart(sidereal({ ayanamsa: { epoch_jd: 2451545, degrees } }));
    const [first, other, again] = [await cast(23), await cast(24), await cast(23)];
    expect(again.planets).toEqual(first.planets);
    expect(separationDeg(first.planets.sun.longitude - 1, other.planets.sun.longitude)).toBeLessThan(1e-8);
  });

  it('is restored from a handle, and gives way to a name', async () => {
    const data = await chart(sidereal({ ayanamsa: { epoch_jd: 2440000.25, degrees: -12.5 } }));
    const { handle } = data.subject;
    expect((await chart({ subject: handle, options: OPTIONS })).planets).toEqual(data.planets);
    const { metadata } = await chart({ subject: handle, configuration: { ayanamsa: 'raman' } });
    expect([metadata.ayanamsa, metadata.user_ayanamsa]).toEqual(['raman', undefined]);
  });
});
