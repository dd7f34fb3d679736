import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import { type BodyPair, buildSeparationPath, findSeparationTurns } from '../../../../lib/astro/motion/separation.ts';
import type { CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';
import { searchAspects, sky, toRefinedDays } from './aspect-search.ts';
import { createSyntheticSky, daysOf, type Motion, oscillate, rangeOfDays } from './synthetic-sky.ts';

/** The path from day 64 to 128, where Mars and Venus turn once. */
const buildPath = (within: GeocentricSky, pair: BodyPair) =>
  buildSeparationPath(
    { sky: within, pair, angles: [] },
    loadOrFitPieces(within, [pair.first, pair.second], rangeOfDays(64, 128)),
  );

function findTurns(within: GeocentricSky, pair: BodyPair): readonly number[] {
  const path = buildPath(within, pair);
  return path ? findSeparationTurns(within, pair, path).map(daysOf) : [];
}

test.each([
  [60, -1.8 / 3600, 2],
  [60, -0.0036 / 3600, 2],
  [60, +0.0036 / 3600, 0],
  [60, +1.8 / 3600, 0],
  [20, +1.8 / 3600, 2],
  [20, -1.8 / 3600, 0],
])(
  'where the separation turns at %d°, it crosses an angle %d° away from the turn %d times',
  (turnDeg, beyondDeg, times) => {
    const turnDay = turnDeg === 60 ? 100 : 300;
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [turnDeg + beyondDeg], to: 400 });
    expect(aspects.length).toBe(times);
    // The separation differs from the turn by 20°·(1 − cos): these days before and after it by `beyondDeg`.
    const halfGapDays = (Math.acos(1 - Math.abs(beyondDeg) / 20) * 400) / (2 * Math.PI);
    expect(toRefinedDays(aspects)).toEqual(
      times === 0 ? [] : [turnDay - halfGapDays, turnDay + halfGapDays].map((days) => expect.closeTo(days, 3)),
    );
  },
);

describe('turns of the separation on the fits', () => {
  const RATE = (2 * Math.PI) / 400;
  /** Ahead by a quarter of a period. */
  const ahead: Motion = {
    deg: (days) => 60 + 10 * Math.cos(RATE * days),
    speed: (days) => -10 * RATE * Math.sin(RATE * days),
  };
  const oscillatingSky = createSyntheticSky({
    mars: oscillate(100, 30, 400),
    venus: ahead,
    moon: oscillate(100, 30, 400),
    true_node: ahead,
  });
  /** Day 120.48: 30 sin − 10 cos has its maximum there, and its minimum half a period later. */
  const TURN = (Math.PI / 2 + Math.atan(1 / 3)) / RATE;
  const turnsBetween = (first: CatalogBodyId, second: CatalogBodyId) => findTurns(oscillatingSky, { first, second });

  /** Cells have 32 days and nine nodes; the Moon’s have 8 days and eleven nodes, the true node’s 8 days and nine. */
  test.each([
    ['mars', 'venus'],
    ['moon', 'venus'],
    ['mars', 'true_node'],
    ['moon', 'true_node'],
    ['true_node', 'moon'],
  ] as const)('are found for any combination of cells: %s and %s', (first, second) => {
    expect(turnsBetween(first, second)).toEqual([expect.closeTo(TURN, 4)]);
  });

  test('do not exist while one body is always faster', () => {
    expect(findTurns(sky, { first: 'moon', second: 'sun' })).toEqual([]);
  });
});

describe('a turn of the separation on the engine', () => {
  const pair = { first: 'mars', second: 'venus' } as const;
  const path = buildPath(sky, pair) as LongitudePath<string>;

  /** Turn on an engine whose motions are delayed by some days, with its number of calls per body. */
  const refineDelayedTurn = (days: number) => {
    const delay = (motion: Motion): Motion => ({
      deg: (at) => motion.deg(at - days),
      speed: (at) => motion.speed(at - days),
    });
    const engine = createSyntheticSky({ mars: delay(oscillate(100, 30, 400)), venus: delay(oscillate(60, 10, 400)) });
    const recorded = recordQueries(engine.ephemeris);
    const recordingSky = { ...engine, ephemeris: recorded.engine };
    const [turn] = findSeparationTurns(recordingSky, pair, path).map(daysOf);
    return { day: turn as number, calls: recorded.queries.length / 2 };
  };

  test.each([0.5, -0.5, 3])('is reached from the fit’s: %d days later', (days) => {
    const { day, calls } = refineDelayedTurn(days);
    expect(Math.abs(day - 100 - days)).toBeLessThan(0.005);
    expect(calls).toBe(2);
  });

  test('is the fit’s where a step would change nothing', () => {
    expect(refineDelayedTurn(0.001)).toEqual({ day: expect.closeTo(100, 6), calls: 1 });
  });

  test('is not searched outside the overlap of the two pieces', () => {
    // The overlap is 96 to 128: it ends four days before the turn and 28 days after it.
    expect(refineDelayedTurn(-6)).toEqual({ day: expect.closeTo(100, 6), calls: 1 });
    expect(refineDelayedTurn(29)).toEqual({ day: expect.closeTo(100, 6), calls: 1 });
  });
});
