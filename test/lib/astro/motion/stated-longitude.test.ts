import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_STORE, type GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { createPiece } from '../../../../lib/astro/motion/longitude-piece.ts';
import { statedLongitude } from '../../../../lib/astro/motion/stated-longitude.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { openPositions } from '../../../support/positions.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';

const FRAME = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

const openSky = () => {
  const { engine, queries } = recordQueries(ephemeris);
  const sky: GeocentricSky = { ephemeris: engine, zodiac: FRAME.zodiac, store: openPositions() };
  return { sky, queries };
};

test('a stated longitude is the engine’s within one unit of the last decimal, and seldom costs a call of it', () => {
  const { sky, queries } = openSky();
  const cases = 20_000;
  forAll(
    [fc.constantFrom(...BODIES), fc.double({ min: 2_342_000, max: 2_561_000, noNaN: true })],
    { numRuns: cases },
    (body, day) => {
      const moment = jdUt(day);
      const stated = Math.round(statedLongitude(sky, body, { moment, decimals: 6 }) * 1e6);
      const own = Math.round(ephemeris.longitude(body, moment, FRAME) * 1e6);
      expect(Math.abs(stated - own) % 359_999_999).toBeLessThanOrEqual(1);
    },
  );
  expect(queries.length).toBeLessThan(cases / 30);
});

test.each([
  ['with more decimals than the fit is sure of', 'mars', 2_451_545.3, 'tropical', 12],
  ['before the compiled years', 'mars', 2_300_000.3, 'tropical', 6],
  ['for a body that is not fitted precisely', 'ceres', 2_451_545.3, 'tropical', 6],
  ['in another zodiac', 'mars', 2_451_545.3, 'sidereal', 6],
] as const)('it is the engine’s own %s', (_case, body, day, type, decimals) => {
  const { sky, queries } = openSky();
  const zodiac = type === 'tropical' ? { type } : ({ type, ayanamsa: 'lahiri' } as const);
  const stated = statedLongitude({ ...sky, zodiac }, body, { moment: jdUt(day), decimals });
  expect(stated).toBe(ephemeris.longitude(body, jdUt(day), { ...FRAME, zodiac }));
  expect(queries.length).toBe(1);
});

test('it does not depend on what the store has, nor on whether positions are compiled', () => {
  const { sky } = openSky();
  const moment = jdUt(76_800 * 32 + 9);
  const asked = { moment, decimals: 6 };
  const compiled = statedLongitude(sky, 'mars', asked);
  expect(statedLongitude({ ...sky, store: EMPTY_STORE }, 'mars', asked)).toBe(compiled);
  expect(statedLongitude(sky, 'mars', asked)).toBe(compiled);
});

test('the engine decides where a fit in the store is too inexact', () => {
  const { sky } = openSky();
  const [fromJdUt, toJdUt] = [jdUt(76_800 * 32), jdUt(76_801 * 32)];
  sky.store.set('mars#76800', [createPiece({ fromJdUt, toJdUt }, [12], [], 5e-7)]);
  const moment = jdUt(76_800 * 32 + 9);
  const stated = statedLongitude(sky, 'mars', { moment, decimals: 6 });
  expect(separationDeg(stated, ephemeris.longitude('mars', moment, FRAME))).toBe(0);
});
