import { expect, test } from 'vitest';
import { followLuminaries } from '../../../../../lib/astro/indian/panchanga/luminaries.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const ARCSEC = 1 / 3600;

test.each([
  ['apparent', 626_100],
  ['true', 1_721_000],
  ['apparent', 2_451_545],
  ['apparent', 2_816_000],
] as const)('%s places stay within 0.001″ of the engine, from JD %d on', (positions, from) => {
  const frame = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, positions } as const;
  const span = { fromJdUt: jdUt(from), toJdUt: jdUt(from + 100) };
  const { sunDegAt, moonDegAt } = followLuminaries(ephemeris, frame, span);
  let worst = 0;
  for (let step = 0; step <= 700; step += 1) {
    const moment = jdUt(from + step / 7);
    for (const [body, degAt] of [
      ['sun', sunDegAt],
      ['moon', moonDegAt],
    ] as const) {
      const exact = ephemeris.longitude(body, moment, { ...frame, center: { type: 'geocentric' } });
      worst = Math.max(worst, Math.abs(arcDeg(exact, degAt(moment))));
    }
  }
  expect(worst).toBeLessThan(0.001 * ARCSEC);
});
