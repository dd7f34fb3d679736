import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExactMoment } from '../../../../lib/astro/motion/crossing.ts';
import { fittedLongitudeDeg } from '../../../../lib/astro/motion/fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { findTargetsCrossed } from '../../../../lib/astro/motion/targets.ts';
import { createZeroPoints } from '../../../../lib/astro/motion/zero-point.ts';
import type { Ephemeris, SearchZodiac } from '../../../../lib/astro/port.ts';
import { evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const noStore = { get: () => undefined, set: () => undefined };
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
const skyIn = (zodiac: SearchZodiac): GeocentricSky => ({ ephemeris, zodiac, store: noStore });
const anyStart = fc.double({ min: 2_000_000, max: 2_800_000, noNaN: true });

/** Steps of the engine's own longitude, degrees: those of a double, and those of the true apogee, which it derives from differences. */
const noiseDegOf = (body: CatalogBodyId): number => (body === 'true_lilith' ? 1e-8 : 1e-13);

/** Engine alone, to its own steps: the first whole millisecond at which a body is at a degree or beyond it, near a moment. */
function isFirstMillisecondPast(sky: GeocentricSky, body: CatalogBodyId, degree: number, moment: JdUt): boolean {
  const before = jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(moment)) - 1);
  const [gapBefore, gapAt] = [before, moment].map((at) => arcDeg(degree, longitudeAt(sky, body, at))) as [
    number,
    number,
  ];
  if (Math.min(Math.abs(gapBefore), Math.abs(gapAt)) <= noiseDegOf(body)) return true;
  return gapBefore < 0 === gapAt >= 0 || gapBefore > 0 === gapAt <= 0;
}

describe('a zero point', () => {
  test('is wrong by no more than it states', () => {
    fc.assert(
      fc.property(anyZodiac, anyStart, fc.double({ min: -1, max: 1, noNaN: true }), (zodiac, start, x) => {
        const zeroPoint = createZeroPoints(skyIn(zodiac))('mean_equinox', start);
        if (!zeroPoint) return;
        const { fromJdUt, toJdUt, series, errorDeg } = zeroPoint;
        const own = ephemeris.zeroPointDeg(zodiac, jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt)));
        expect(separationDeg(own ?? Number.NaN, evaluateChebyshev(series, x))).toBeLessThanOrEqual(errorDeg);
      }),
      { numRuns: 1000 },
    );
  });

  test('from the true equinox includes nutation', () => {
    const lahiri = { type: 'sidereal', ayanamsa: 'lahiri' } as const;
    const zeroPoint = createZeroPoints(skyIn(lahiri))('tropical', 2_451_545);
    const middle = jdUt(((zeroPoint?.fromJdUt ?? 0) + (zeroPoint?.toJdUt ?? 0)) / 2);
    const fitted = evaluateChebyshev(zeroPoint?.series ?? [], 0);
    expect(separationDeg(fitted, ephemeris.ayanamsaDeg(middle, 'lahiri'))).toBeLessThan(1e-11);
  });

  test.each<SearchZodiac>([
    { type: 'tropical' },
    { type: 'sidereal', ayanamsa: 'lahiri' },
    { type: 'sidereal', ayanamsa: 'j2000' },
  ])('is fitted once for all searches that share a store: $type $ayanamsa', (zodiac) => {
    let calls = 0;
    const counting: Ephemeris = {
      ...ephemeris,
      zeroPointDeg: (...parameters) => {
        calls += 1;
        return ephemeris.zeroPointDeg(...parameters);
      },
    };
    const sky = { ephemeris: counting, zodiac, store: new Map() };
    const first = createZeroPoints(sky)('tropical', 2_451_545);
    const callsOfFirst = calls;
    expect(callsOfFirst).toBeGreaterThan(0);
    expect(createZeroPoints(sky)('tropical', 2_451_545)).toEqual(first);
    expect(calls).toBe(callsOfFirst);
    expect(createZeroPoints(skyIn(zodiac))('tropical', 2_451_545)).toEqual(first);
  });

  test('on the ecliptic of an epoch has no series', () => {
    const zeroPointOf = createZeroPoints(skyIn({ type: 'sidereal', ayanamsa: 'j2000' }));
    expect([zeroPointOf('tropical', 2_451_545), zeroPointOf('mean_equinox', 2_000_000)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

/** Crossings at the very end of the range, where the engine's own steps decide. */
const AT_THE_END: [SearchZodiac, CatalogBodyId, number][] = [
  [
    { type: 'sidereal', ayanamsa: { epochJdTt: 2_365_107, degrees: 29.999999999970356 } },
    'mean_node',
    2475256.0928573264,
  ],
  [{ type: 'sidereal', ayanamsa: { epochJdTt: 2_314_596, degrees: 0 } }, 'true_lilith', 2491958.6053437246],
];

describe('a shifted fit', () => {
  test('finds the first millisecond at which the engine has reached the degree, in every zodiac and century', () => {
    let crossings = 0;
    fc.assert(
      fc.property(anyZodiac, fc.constantFrom(...CATALOG_BODY_IDS), anyStart, (zodiac, body, start) => {
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
            expect(isFirstMillisecondPast(sky, body, degree, moment), `${body} ${degree} ${moment}`).toBe(true);
          }
        }
      }),
      { numRuns: 400, examples: AT_THE_END },
    );
    expect(crossings).toBeGreaterThan(1000);
  });

  test('is wrong by no more than it states, in 98 of 100 moments', () => {
    let [compared, wrong] = [0, 0];
    fc.assert(
      fc.property(anyZodiac, fc.constantFrom('sun', 'mars', 'pluto'), anyStart, (zodiac, body, start) => {
        const sky = skyIn(zodiac);
        const [path] = buildLongitudePaths(sky, [body], { fromJdUt: jdUt(start), toJdUt: jdUt(start + 40) });
        for (const piece of path?.pieces ?? []) {
          const at = jdUt(piece.fromJdUt + 0.37 * (piece.toJdUt - piece.fromJdUt));
          compared += 1;
          if (separationDeg(fittedLongitudeDeg(piece, at), longitudeAt(sky, body, at)) > piece.errorDeg) wrong += 1;
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(500);
    expect(wrong / compared).toBeLessThanOrEqual(0.02);
  });
});
