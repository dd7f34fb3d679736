import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toZodiacPosition } from '../../../../lib/answers/rounding.ts';
import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { createPiece } from '../../../../lib/astro/motion/longitude-piece.ts';
import { longitudeInAspect, longitudeToDecimals } from '../../../../lib/astro/motion/stated-longitude.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
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

describe('in an exact aspect', () => {
  test.each(['sun', 'venus', 'saturn', 'pluto'] as const)(
    'to %s the Moon has the digits and the sign of the engine, which is asked for half of them at most',
    (other) => {
      const { sky, count } = recordCalls();
      const window = { fromJdUt: jdUt(2_415_021), toJdUt: jdUt(2_488_069) };
      const angles = [0, 60, 90, 120, 180, 240, 270, 300];
      const aspects = [...findPairAspects({ sky, pair: { first: 'moon', second: other }, angles, window })];
      expect(aspects.length).toBeGreaterThan(19_000);
      for (const { angleDeg: separationDeg, refine } of aspects) {
        const moment = refine();
        const angleDeg = Math.min(separationDeg, 360 - separationDeg);
        const stated = longitudeInAspect(sky, 'moon', { other, angleDeg }, { moment, decimals: 6 });
        expect(toZodiacPosition(stated, 6)).toEqual(toZodiacPosition(ephemeris.longitude('moon', moment, FRAME), 6));
      }
      expect(count()).toBeLessThan(aspects.length / 2);
    },
  );

  const [fromJdUt, toJdUt] = [jdUt(306_400 * 8), jdUt(306_401 * 8)];
  const moonAt = (longitude: number) => createPiece({ fromJdUt, toJdUt }, [longitude, 52], [], 1e-7);
  const span = { fromJdUt: jdUt(76_600 * 32), toJdUt: jdUt(76_601 * 32) };
  const stateMoon = (marsDeg: number, angleDeg: number, moonDeg: number, marsErrorDeg = 1e-10) => {
    const { sky, count } = recordCalls(() => longitudeDeg(200));
    sky.store.set('moon#306400', [moonAt(moonDeg)]);
    sky.store.set('mars#76600', [createPiece(span, [marsDeg], [], marsErrorDeg)]);
    const moment = jdUt(306_400 * 8 + 4);
    const stated = longitudeInAspect(sky, 'moon', { other: 'mars', angleDeg }, { moment, decimals: 6 });
    return [Math.round(stated * 1e6) / 1e6, count()];
  };

  test.each([
    ['before', 100.000_000_2, 60, 40.000_001, 40],
    ['after', 100.000_000_2, 60, 159.999, 160],
    ['opposite', 100.000_000_2, 180, 279.999, 280],
    ['beyond 0° Aries', 10.000_000_2, 90, 279.999, 280],
  ])('the Moon is where the other’s fit determines: %s', (_, marsDeg, angleDeg, moonDeg, expected) => {
    expect(stateMoon(marsDeg, angleDeg, moonDeg)).toEqual([expected, 0]);
  });

  test.each([
    ['a millisecond’s motion may change a digit', 100.000_000_4, 1e-10],
    ['the other’s fit is not certain', 100.000_000_2, 3e-9],
  ])('the engine decides where %s', (_, marsDeg, marsErrorDeg) => {
    expect(stateMoon(marsDeg, 60, 40, marsErrorDeg)).toEqual([200, 1]);
  });
});
