import { expect, test } from 'vitest';
import { memoizeLongitudes } from '../../../functions/predictive/events/calculate.ts';
import type { Zodiac } from '../../../lib/astro/port.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

test('a tropical longitude is computed once, a sidereal one each time, and both are the engine’s', () => {
  const asked: string[] = [];
  const remembering = memoizeLongitudes({
    ...ephemeris,
    longitude: (body, moment, frame) => {
      asked.push(`${body} ${frame.zodiac.type}`);
      return ephemeris.longitude(body, moment, frame);
    },
  });
  const moment = jdUt(2_451_545);
  const zodiacs: readonly Zodiac[] = [{ type: 'tropical' }, { type: 'sidereal', ayanamsa: 'lahiri' }];
  for (const zodiac of [...zodiacs, ...zodiacs]) {
    const frame = { zodiac, center: { type: 'geocentric' } } as const;
    for (const body of ['moon', 'mars'] as const) {
      expect(remembering.longitude(body, moment, frame)).toBe(ephemeris.longitude(body, moment, frame));
    }
  }
  expect(asked).toEqual([
    ...['moon tropical', 'mars tropical', 'moon sidereal', 'mars sidereal'],
    ...['moon sidereal', 'mars sidereal'],
  ]);
  const [zodiac] = zodiacs as [Zodiac];
  remembering.longitude('moon', jdUt(moment + 1), { zodiac, center: { type: 'geocentric' } });
  expect(asked.at(-1)).toBe('moon tropical');
});
