import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExactMoment } from '../../../../lib/astro/motion/crossing.ts';
import { fittedLongitudeDeg } from '../../../../lib/astro/motion/fitted-motion.ts';
import { EMPTY_STORE, type GeocentricSky, longitudeAt } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../../../../lib/astro/motion/longitude-piece.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { findTargetsCrossed } from '../../../../lib/astro/motion/targets.ts';
import { loadOrFitZeroPoint } from '../../../../lib/astro/motion/zero-point.ts';
import type { Ephemeris, SearchZodiac } from '../../../../lib/astro/port.ts';
import { evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { ARCSEC_PER_DEG, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt, toWholeMillisecond } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';

const anyZodiac = fc.oneof(
  fc.constant<SearchZodiac>({ type: 'tropical' }),
  fc.constantFrom(...AYANAMSA_IDS).map((ayanamsa): SearchZodiac => ({ type: 'sidereal', ayanamsa })),
  fc
    .record({
      epochJdTt: fc.integer({ min: 2_300_000, max: 2_460_000 }),
      degrees: fc.double({ min: 0, max: 30, noNaN: true }),
    })
    .map((ayanamsa): SearchZodiac => ({ type: 'sidereal', ayanamsa })),
);
const skyIn = (zodiac: SearchZodiac): GeocentricSky => ({ ephemeris, zodiac, store: EMPTY_STORE });
const anyStart = fc.double({ min: 2_000_000, max: 2_800_000, noNaN: true });

describe('a zero point', () => {
  test('is wrong by no more than it states', () => {
    forAll(
      [anyZodiac, anyStart, fc.double({ min: -1, max: 1, noNaN: true })],
      { numRuns: 1000 },
      (zodiac, start, x) => {
        const zeroPoint = loadOrFitZeroPoint(skyIn(zodiac), start);
        if (!zeroPoint || zodiac.type === 'tropical') return;
        const { fromJdUt, toJdUt, series, errorDeg } = zeroPoint;
        const own = ephemeris.ayanamsaDeg(jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt)), zodiac.ayanamsa);
        expect(separationDeg(own, evaluateChebyshev(series, x))).toBeLessThanOrEqual(errorDeg);
      },
    );
  });

  test('is fitted once for all searches that share a store', () => {
    let calls = 0;
    const counting: Ephemeris = {
      ...ephemeris,
      ayanamsaDeg: (...parameters) => {
        calls += 1;
        return ephemeris.ayanamsaDeg(...parameters);
      },
    };
    const pieces = new Map<string, readonly LongitudePiece[]>();
    const store = { ...EMPTY_STORE, get: (key: string) => pieces.get(key), set: pieces.set.bind(pieces) };
    const zodiac = { type: 'sidereal', ayanamsa: 'lahiri' } as const;
    const first = loadOrFitZeroPoint({ ephemeris: counting, zodiac, store }, 2_451_545);
    const callsOfFirst = calls;
    expect(callsOfFirst).toBeGreaterThan(0);
    expect(loadOrFitZeroPoint({ ephemeris: counting, zodiac, store }, 2_451_545)).toEqual(first);
    expect(calls).toBe(callsOfFirst);
  });

  test('on the ecliptic of an epoch has no series, and the tropical one needs none', () => {
    const zodiacs: readonly SearchZodiac[] = [{ type: 'sidereal', ayanamsa: 'j2000' }, { type: 'tropical' }];
    for (const zodiac of zodiacs) expect(loadOrFitZeroPoint(skyIn(zodiac), 2_451_545)).toBeUndefined();
  });
});

describe('a shifted fit', () => {
  test('finds the millisecond at which the engine is within 0.001″ of the degree, in every zodiac and century', () => {
    let crossings = 0;
    forAll([anyZodiac, fc.constantFrom(...CATALOG_BODY_IDS), anyStart], { numRuns: 400 }, (zodiac, body, start) => {
      const sky = skyIn(zodiac);
      const [path] = buildLongitudePaths(sky, [body], { fromJdUt: jdUt(start), toJdUt: jdUt(start + 40) });
      for (const segment of path?.segments ?? []) {
        for (const targetDeg of findTargetsCrossed(path as LongitudePath, segment, {
          firstDeg: 0.123,
          everyDeg: 7,
        })) {
          const degree = longitudeDeg(targetDeg);
          const moment = findExactMoment(sky, { path: path as LongitudePath, segment, targetDeg, degree });
          crossings += 1;
          expect(moment).toBe(toWholeMillisecond(moment));
          const offArcsec = separationDeg(degree, longitudeAt(sky, body, moment)) * ARCSEC_PER_DEG;
          expect(offArcsec, `${body} ${degree} ${moment}`).toBeLessThan(body === 'true_lilith' ? 0.05 : 0.001);
        }
      }
    });
    expect(crossings).toBeGreaterThan(1000);
  });

  test('is wrong by no more than it states, in 98 of 100 moments', () => {
    let [compared, wrong] = [0, 0];
    forAll([anyZodiac, fc.constantFrom('sun', 'mars', 'pluto'), anyStart], { numRuns: 300 }, (zodiac, body, start) => {
      const sky = skyIn(zodiac);
      const [path] = buildLongitudePaths(sky, [body], { fromJdUt: jdUt(start), toJdUt: jdUt(start + 40) });
      for (const piece of path?.pieces ?? []) {
        const at = jdUt(piece.fromJdUt + 0.37 * (piece.toJdUt - piece.fromJdUt));
        compared += 1;
        if (separationDeg(fittedLongitudeDeg(piece, at), longitudeAt(sky, body, at)) > piece.errorDeg) wrong += 1;
      }
    });
    expect(compared).toBeGreaterThan(500);
    expect(wrong / compared).toBeLessThanOrEqual(0.02);
  });
});
