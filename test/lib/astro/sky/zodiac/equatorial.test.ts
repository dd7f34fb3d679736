import { expect, it } from 'vitest';
import { toEquatorial } from '../../../../../lib/astro/sky/zodiac/equatorial.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

it('an ecliptic direction converted to equatorial agrees with the engine for Sun, Moon and planets within 0.02″', () => {
  for (const body of ['sun', 'moon', 'mercury', 'mars', 'pluto'] as const) {
    for (const day of [2305447.5, 2415020.25, 2448058.02, 2460000.7]) {
      const moment = jdUt(day);
      const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
      const place = toEquatorial(
        ephemeris.position(body, moment, frame),
        ephemeris.orientation(moment).trueObliquityDeg,
      );
      const expected = ephemeris.equatorial(body, moment, frame.center);
      expect(Math.abs(place.declinationDeg - expected.declinationDeg) * 3600).toBeLessThan(0.02);
      const rightAscensionError = Math.abs(place.rightAscensionDeg - expected.rightAscensionDeg);
      expect(Math.min(rightAscensionError, 360 - rightAscensionError) * 3600).toBeLessThan(0.02);
    }
  }
});
