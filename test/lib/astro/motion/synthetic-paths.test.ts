import { describe, expect, test } from 'vitest';
import { estimateMoment, refineMoment } from '../../../../lib/astro/motion/crossing.ts';
import { type GeocentricSky, toCellKey } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/astro/motion/path.ts';
import type { NumberedBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';
import { createSyntheticSky, daysOf, type Motion, moveSteadily, oscillate, rangeOfDays } from './synthetic-sky.ts';

/** Mars turns on the days 100, 300, 500 and 700 at 130° and 70°; Venus does the same about 0°; Saturn moves backward. */
const sky = createSyntheticSky({
  mars: oscillate(100, 30, 400),
  venus: oscillate(0, 30, 400),
  saturn: moveSteadily(10, -0.2),
  moon: moveSteadily(0, 13),
  sun: moveSteadily(355, 1),
});
const SECOND_DAYS = 1 / 86_400;

const buildPath = (body: NumberedBodyId, from: number, to: number, within: GeocentricSky = sky): LongitudePath =>
  buildLongitudePaths(within, [body], rangeOfDays(from, to))[0] as LongitudePath;

/** A synthetic sky that records what its engine is asked for. */
function recordSky(motions: Parameters<typeof createSyntheticSky>[0]) {
  const inner = createSyntheticSky(motions);
  const { engine, queries } = recordQueries(inner.ephemeris);
  const daysAsked = (from = 0) => queries.slice(from).map(({ moment }) => daysOf(moment));
  return { queries, daysAsked, sky: { ...inner, ephemeris: engine } };
}

describe('a path', () => {
  test('of a body equals the one built with others, and bodies on one grid are sampled at the same moments', () => {
    const { queries, sky: recordingSky } = recordSky({
      mars: oscillate(100, 30, 400),
      saturn: moveSteadily(10, -0.2),
      sun: moveSteadily(355, 1),
    });
    const paths = buildLongitudePaths(recordingSky, ['mars', 'saturn', 'sun'], rangeOfDays(0, 64));
    expect(paths.map(({ body }) => body)).toEqual(['mars', 'saturn', 'sun']);
    for (const path of paths) expect(path).toEqual(buildPath(path.body, 0, 64));
    const moments = (id: string) => queries.filter(({ body }) => body === id).map(({ moment }) => daysOf(moment));
    expect(moments('saturn')).toEqual(moments('sun'));
    // Two cells of six moments, with one call for their border. The ends of the window are those of cells.
    expect(moments('sun').length).toBe(2 * 6 - 1);
    expect(moments('sun').toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 11 }, (_, node) => {
        const [cell, step] = node < 6 ? [0, node] : [1, node - 5];
        return expect.closeTo(32 * cell + 16 - 16 * Math.cos((Math.PI * step) / 5), 9);
      }),
    );
  });

  test('does not sample a cell that the window only touches', () => {
    const { daysAsked, sky: recordingSky } = recordSky({ sun: moveSteadily(355, 1) });
    buildPath('sun', 32, 64, recordingSky);
    expect(Math.min(...daysAsked())).toBe(32);
    expect(Math.max(...daysAsked())).toBe(64);
  });

  test('stays within the coverage of its body', () => {
    const { daysAsked, sky: recordingSky } = recordSky({ sun: moveSteadily(355, 1) });
    const covered = { ...recordingSky, ephemeris: { ...recordingSky.ephemeris, coverage: () => rangeOfDays(5, 50) } };
    buildPath('sun', 5, 50, covered);
    expect(Math.min(...daysAsked())).toBe(5);
    expect(Math.max(...daysAsked())).toBe(50);
  });
});

describe('a fit', () => {
  test('is halved where the motion has a kink, down to an eighth of a day', () => {
    /** Twice as fast from day 10.3 on. */
    const kinked: Motion = {
      deg: (days) => 50 + days + Math.max(0, days - 10.3),
      speed: (days) => (days < 10.3 ? 1 : 2),
    };
    const { pieces } = buildPath('mars', 0, 32, createSyntheticSky({ mars: kinked }));
    const lengths = pieces.map(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt);
    expect(Math.min(...lengths)).toBe(1 / 8);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(32);
    expect(lengths.filter((length) => length === 16).length).toBe(1);
  });

  test('is stored by body, zodiac and cell, and a stored fit is not computed again', () => {
    const { queries, daysAsked, sky: recordingSky } = recordSky({ sun: moveSteadily(355, 1) });
    const keys: string[] = [];
    const store = {
      ...recordingSky.store,
      set: (key: string, pieces: Parameters<GeocentricSky['store']['set']>[1]) => {
        keys.push(key);
        recordingSky.store.set(key, pieces);
      },
    };
    buildPath('sun', 0, 64, { ...recordingSky, store });
    const before = queries.length;
    expect(buildPath('sun', 0, 64, { ...recordingSky, store })).toEqual(buildPath('sun', 0, 64));
    expect(queries.length - before).toBe(0);
    buildPath('sun', 1, 63, { ...recordingSky, store });
    expect(daysAsked(before)).toEqual([1, 63]);
    expect(keys).toEqual(['sun#80100', 'sun#80101']);
    expect(toCellKey({ ...sky, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' } }, 'sun', 80100)).toBe(
      'sun@lahiri#80100',
    );
  });
});

describe('a crossing', () => {
  const crossingOf = (path: LongitudePath, index: number, targetDeg: number) => {
    const segment = path.segments[index];
    if (!segment) throw new Error(`the path has no segment ${index}`);
    return { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
  };
  const day = (degree: number) => (Math.asin((degree - 100) / 30) * 400) / (2 * Math.PI);

  test('is the fit’s until it is refined, if the body is fast enough', () => {
    const { queries, sky: recordingSky } = recordSky({ mars: oscillate(100, 30, 400) });
    const path = buildPath('mars', 0, 650, recordingSky);
    const before = queries.length;
    const estimated = estimateMoment(recordingSky, crossingOf(path, 0, 105));
    expect(queries.length).toBe(before);
    expect(estimated.pending).toBeDefined();
    expect(Math.abs(daysOf(refineMoment(recordingSky, estimated)) - day(105))).toBeLessThan(0.01 * SECOND_DAYS);
    expect(queries.length - before).toBeLessThanOrEqual(2);
  });

  test('is the engine’s at once if the body is almost stationary', () => {
    const { queries, sky: recordingSky } = recordSky({ mars: oscillate(100, 30, 400) });
    const path = buildPath('mars', 0, 650, recordingSky);
    const before = queries.length;
    const estimated = estimateMoment(recordingSky, crossingOf(path, 1, 129.999_999));
    expect(queries.length).toBeGreaterThan(before);
    expect(estimated.pending).toBeUndefined();
    const callsSoFar = queries.length;
    expect(refineMoment(recordingSky, estimated)).toBe(estimated.moment);
    expect(queries.length).toBe(callsSoFar);
  });
});
