import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import { type BodyPair, buildSeparationPath, findSeparationTurns } from '../../../../lib/astro/motion/separation.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';
import { sky } from './aspect-search.ts';
import { createSyntheticSky, daysOf, type Motion, oscillate, rangeOfDays } from './synthetic-sky.ts';

/** The path from day 64 to 128, where Mars and Venus turn once. */
const buildPath = (within: GeocentricSky, pair: BodyPair) =>
  buildSeparationPath(
    { sky: within, pair, angles: [] },
    loadOrFitPieces(within, [pair.first, pair.second], rangeOfDays(64, 128)),
  );

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
