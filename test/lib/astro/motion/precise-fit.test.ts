import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPILED_SPAN, cellGridOf, isInCompiledSpan } from '../../../../lib/astro/motion/cell-grid.ts';
import { findExactMoment } from '../../../../lib/astro/motion/crossing.ts';
import { fittedLongitudeDeg } from '../../../../lib/astro/motion/fitted-motion.ts';
import { EMPTY_STORE, type GeocentricSky, longitudeAt } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import { fitPrecisely, preciseMoments } from '../../../../lib/astro/motion/precise-fit.ts';
import { findTargetsCrossed } from '../../../../lib/astro/motion/targets.ts';
import { TROPICAL_GEOCENTRIC } from '../../../../lib/astro/sky/zodiac/frames.ts';
import { ARCSEC_PER_DEG, type LongitudeDeg, longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';

const PRECISE_BODIES = ['sun', 'mercury', 'venus', 'mars'] as const;
const FASTEST_BODIES = [...PRECISE_BODIES, 'jupiter', 'moon'] as const;

const openSky = () => {
  const { engine, queries } = recordQueries(ephemeris);
  const sky: GeocentricSky = { ephemeris: engine, zodiac: { type: 'tropical' }, store: EMPTY_STORE };
  return { sky, queries };
};

describe('a precise fit', () => {
  const anyStart = fc.double({ min: 2_342_000, max: 2_560_000, noNaN: true });

  test('is wrong by no more than it states, in 999 of 1000 moments', () => {
    const { sky } = openSky();
    let [compared, wrong] = [0, 0];
    forAll(
      [fc.constantFrom(...FASTEST_BODIES), anyStart, fc.double({ min: 0, max: 1, noNaN: true })],
      { numRuns: 400 },
      (body, start, share) => {
        const [path] = buildLongitudePaths(sky, [body], { fromJdUt: jdUt(start), toJdUt: jdUt(start + 60) });
        for (const piece of path?.pieces ?? []) {
          const at = jdUt(piece.fromJdUt + share * (piece.toJdUt - piece.fromJdUt));
          compared += 1;
          if (separationDeg(fittedLongitudeDeg(piece, at), longitudeAt(sky, body, at)) > piece.errorDeg) wrong += 1;
        }
      },
    );
    expect(compared).toBeGreaterThan(1000);
    expect(wrong / compared).toBeLessThanOrEqual(0.001);
  });

  test.each(PRECISE_BODIES)(
    'gives moments of %s at which the engine is within 0.001″, and spares it two thirds of them',
    (body) => {
      const { sky, queries } = openSky();
      const [path] = buildLongitudePaths(sky, [body], { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_455_000) });
      let [crossings, certain] = [0, 0];
      for (const segment of path?.segments ?? []) {
        for (const targetDeg of findTargetsCrossed(path as LongitudePath, segment, { firstDeg: 1.234, everyDeg: 3 })) {
          const crossing = { segment, targetDeg, degree: longitudeDeg(targetDeg) };
          const before = queries.length;
          const moment = findExactMoment(sky, { ...crossing, path: path as LongitudePath });
          crossings += 1;
          if (queries.length === before) certain += 1;
          const offDeg = separationDeg(crossing.degree, ephemeris.longitude(body, moment, TROPICAL_GEOCENTRIC));
          expect(offDeg * ARCSEC_PER_DEG).toBeLessThan(0.001);
        }
      }
      expect(crossings).toBeGreaterThan(500);
      expect(certain / crossings).toBeGreaterThan(2 / 3);
    },
  );

  test('is halved at a kink until it is short, and states its error there', () => {
    const kink = 2_451_545.3;
    const degreeAt = (moment: JdUt): LongitudeDeg => longitudeDeg(50 + moment - kink + Math.max(0, moment - kink));
    const stateAt = (moment: JdUt) => ({
      longitudeDeg: degreeAt(moment),
      longitudeSpeedDegPerDay: moment < kink ? 1 : 2,
    });
    const span = { fromJdUt: jdUt(2_451_520), toJdUt: jdUt(2_451_552) };
    const pieces = fitPrecisely(span, preciseMoments(span, 28).map(degreeAt), stateAt);
    const lengths = pieces.map(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt);
    expect(Math.min(...lengths)).toBe(1 / 8);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(32);
    for (const piece of pieces) {
      const holdsKink = piece.fromJdUt < kink && piece.toJdUt > kink;
      expect(piece.errorDeg > 1e-5).toBe(holdsKink);
    }
  });
});

test('whole cells are precise, also those at the ends of the compiled span', () => {
  for (const body of FASTEST_BODIES) {
    const grid = cellGridOf(body);
    const cellOf = (moment: number) => Math.floor(moment / grid.cellDays);
    const { fromJdUt, toJdUt } = COMPILED_SPAN;
    expect([fromJdUt, toJdUt - 1].map((at) => isInCompiledSpan(grid, cellOf(at)))).toEqual([true, true]);
    const outside = [cellOf(fromJdUt) - 1, cellOf(toJdUt - 1) + 1];
    expect(outside.map((cell) => isInCompiledSpan(grid, cell))).toEqual([false, false]);
  }
});

test('pieces follow one another without a gap where the grid changes at the ends of the compiled span', () => {
  const sky: GeocentricSky = { ephemeris, zodiac: { type: 'tropical' }, store: EMPTY_STORE };
  for (const end of [COMPILED_SPAN.fromJdUt, COMPILED_SPAN.toJdUt]) {
    const window = { fromJdUt: jdUt(end - 21), toJdUt: jdUt(end + 21) };
    const pieces = loadOrFitPieces(sky, ['true_node', 'true_lilith'], window).get('true_lilith') ?? [];
    const borders = pieces.map(({ fromJdUt }) => fromJdUt as number);
    expect(pieces.slice(1).map(({ fromJdUt }) => fromJdUt)).toEqual(pieces.slice(0, -1).map(({ toJdUt }) => toJdUt));
    expect(borders).toEqual([...new Set(borders)]);
    expect(borders).toContain(end);
    const outside = pieces.find(({ fromJdUt }) => fromJdUt < end === (end === COMPILED_SPAN.fromJdUt));
    expect(outside?.toJdUt).toBe((outside?.fromJdUt ?? 0) + 8);
  }
});
