import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toZodiacPosition } from '../../../../lib/answers/rounding.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { createPiece } from '../../../../lib/domain/longitude-model/longitude-piece.ts';
import { longitudeToDecimals } from '../../../../lib/domain/longitude-model/stated-longitude.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const FRAME = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

function recordCalls(engine = ephemeris.longitude) {
  let calls = 0;
  const longitude: typeof ephemeris.longitude = (...query) => {
    calls += 1;
    return engine(...query);
  };
  const sky: GeocentricSky = {
    ephemeris: { ...ephemeris, longitude },
    zodiac: FRAME.zodiac,
    store: openPieceStore(),
  };
  return { sky, count: () => calls };
}

test('states the digits and the sign of the engine, which is asked for less than a third', () => {
  const { sky, count } = recordCalls();
  const cases = 20_000;
  fc.assert(
    fc.property(fc.constantFrom(...BODIES), fc.double({ min: 2_342_000, max: 2_561_000, noNaN: true }), (body, day) => {
      const moment = jdUt(day);
      const stated = longitudeToDecimals(sky, body, { moment, decimals: 6 });
      expect(toZodiacPosition(stated, 6)).toEqual(toZodiacPosition(ephemeris.longitude(body, moment, FRAME), 6));
    }),
    { numRuns: cases },
  );
  expect(count()).toBeLessThan(cases / 3);
});

test.each([
  ['a digit may change', 12.345_678_499_9, 1],
  ['no digit changes', 12.345_678_498, 0],
  ['the sign may change', 29.999_999_999_9, 1],
  ['the fit is too inexact', 12.345_678_1, 1],
])('the engine decides where %s', (reason, fittedDeg, calls) => {
  const { sky, count } = recordCalls(() => longitudeDeg(100));
  const [fromJdUt, toJdUt] = [jdUt(76_800 * 32), jdUt(76_801 * 32)];
  const errorDeg = reason === 'the fit is too inexact' ? 3e-9 : 1e-9;
  sky.store.set('mars#76800', [createPiece({ fromJdUt, toJdUt }, [fittedDeg], [], errorDeg)]);
  const stated = longitudeToDecimals(sky, 'mars', { moment: jdUt(76_800 * 32 + 9), decimals: 6 });
  expect(stated).toBe(calls === 0 ? fittedDeg : 100);
  expect(count()).toBe(calls);
});

test('a piece in the store is not read from the compiled longitudes again', () => {
  const { sky } = recordCalls();
  const [fromJdUt, toJdUt] = [jdUt(76_800 * 32), jdUt(76_801 * 32)];
  sky.store.set('mars#76800', [createPiece({ fromJdUt, toJdUt }, [12.345_678_1], [], 1e-9)]);
  const compiledPieces = () => expect.fail('the compiled longitudes were read');
  const withoutReading = { ...sky, ephemeris: { ...sky.ephemeris, compiledPieces } };
  expect(longitudeToDecimals(withoutReading, 'mars', { moment: jdUt(76_800 * 32 + 9), decimals: 6 })).toBe(
    12.345_678_1,
  );
});
