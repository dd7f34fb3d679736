import { describe, expect, test } from 'vitest';
import { cellGridOf } from '../../../../lib/astro/motion/cell-grid.ts';
import { estimateMoment, findExactMoment, refineMoment } from '../../../../lib/astro/motion/crossing.ts';
import { type GeocentricSky, stateAt, toCellKey } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { fitLongitude, nodeMoments } from '../../../../lib/astro/motion/longitude-piece.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/astro/motion/path.ts';
import { findTargetsCrossed, listTargets } from '../../../../lib/astro/motion/targets.ts';
import { evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import type { CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../lib/base/units/time.ts';
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

const buildPath = (body: CatalogBodyId, from: number, to: number, within: GeocentricSky = sky): LongitudePath =>
  buildLongitudePaths(within, [body], rangeOfDays(from, to))[0] as LongitudePath;

/** A synthetic sky that records what its engine is asked for. */
function recordSky(motions: Parameters<typeof createSyntheticSky>[0]) {
  const inner = createSyntheticSky(motions);
  const { engine, queries } = recordQueries(inner.ephemeris);
  const daysAsked = (from = 0) => queries.slice(from).map(({ moment }) => daysOf(moment));
  return { queries, daysAsked, sky: { ...inner, ephemeris: engine } };
}

describe('a path', () => {
  test('starts and ends with its window, and has a node at every turning point', () => {
    const { nodes, segments } = buildPath('mars', 10, 610);
    expect([daysOf(nodes[0]?.moment ?? 0), daysOf(nodes.at(-1)?.moment ?? 0)]).toEqual([10, 610]);
    const ends = segments.map(({ first, last, isForward }) => {
      const [from, to] = [nodes[first], nodes[last]];
      return [daysOf(from?.moment ?? 0), daysOf(to?.moment ?? 0), to?.longitudeDeg, isForward];
    });
    const close = (value: number) => expect.closeTo(value, 2);
    expect(ends).toEqual([
      [10, close(100), expect.closeTo(130, 8), true],
      [close(100), close(300), expect.closeTo(70, 8), false],
      [close(300), close(500), expect.closeTo(130, 8), true],
      [close(500), 610, expect.closeTo(100 + 30 * Math.sin(3.05 * Math.PI), 8), false],
    ]);
  });

  test('is continuous: every segment starts where the previous one ends', () => {
    const { nodes, segments, pieces } = buildPath('mars', 10, 610);
    expect(segments[0]?.first).toBe(0);
    expect(segments.at(-1)?.last).toBe(nodes.length - 1);
    expect(segments.slice(1).map(({ first }) => first)).toEqual(segments.slice(0, -1).map(({ last }) => last));
    expect(pieces.length).toBe(nodes.length - 1);
    for (const [index, piece] of pieces.entries()) {
      expect(piece.fromJdUt).toBeLessThanOrEqual(nodes[index]?.moment ?? 0);
      expect(piece.toJdUt).toBeGreaterThanOrEqual(nodes[index + 1]?.moment ?? Number.POSITIVE_INFINITY);
    }
  });

  test.each([
    ['beyond 360°', 'sun', [355, 455]],
    ['below 0°', 'saturn', [10, -10]],
    ['to and fro across 0°', 'venus', [0, 30]],
  ] as const)('unwraps the longitude %s', (_how, body, [starts, ends]) => {
    const { nodes } = buildPath(body, 0, 100);
    expect(nodes[0]?.unwrappedDeg).toBeCloseTo(starts, 9);
    expect(nodes.at(-1)?.unwrappedDeg).toBeCloseTo(ends, 9);
    for (const { longitudeDeg: longitude, unwrappedDeg } of nodes) {
      expect(longitudeDeg(unwrappedDeg - longitude + 180)).toBeCloseTo(180, 9);
    }
  });

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
  test('of a smooth motion is one piece per cell, accurate to a thousandth of an arcsecond', () => {
    const { pieces } = buildPath('mars', 0, 96);
    expect(new Set(pieces).size).toBe(3);
    for (const { series, fromJdUt, toJdUt, errorDeg } of pieces) {
      for (const x of [-0.9, -0.3, 0.2, 0.8]) {
        const day = daysOf(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt));
        const errorAtX = evaluateChebyshev(series, x) - (100 + 30 * Math.sin((2 * Math.PI * day) / 400));
        expect(Math.abs(errorAtX)).toBeLessThan(0.001 / 3600);
      }
      expect(errorDeg).toBeGreaterThanOrEqual(0.003 / 3600);
      expect(errorDeg).toBeLessThan(0.004 / 3600);
    }
  });

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

  test.each([
    ['moon', 8, 11, 22],
    ['mercury', 16, 9, 24],
    ['true_node', 8, 9, undefined],
    ['true_lilith', 4, 9, undefined],
    ['sun', 32, 9, 28],
    ['pluto', 32, 9, 28],
    ['ceres', 32, 9, undefined],
    ['mean_node', 32, 9, undefined],
  ] as const)('of %s has cells of %d days with %d nodes, or %d terms', (body, cellDays, nodeCount, preciseTerms) => {
    expect(cellGridOf(body)).toMatchObject({ cellDays, nodeCount });
    expect(cellGridOf(body).preciseTerms).toBe(preciseTerms);
  });
});

test('a turning point is at the greatest longitude', () => {
  const { nodes, segments } = buildPath('mars', 64, 128);
  const turn = nodes[segments[0]?.last ?? 0];
  expect(segments.map(({ isForward }) => isForward)).toEqual([true, false]);
  // Near the turning point the longitude changes by less than 0.00004″ in a tenth of a day.
  expect(Math.abs(daysOf(turn?.moment ?? 0) - 100)).toBeLessThan(0.1);
  expect(130 - (turn?.longitudeDeg ?? 0)).toBeLessThan(1e-8);
});

describe('a turning point that differs between the fit and the engine', () => {
  const span = rangeOfDays(96, 128);
  const states = nodeMoments(span, 9).map((moment) => stateAt(sky, 'mars', moment));

  /** Node at the fit's turning point, which is day 100, for an engine whose motions are delayed by some days. */
  const findDelayedTurn = (days: number) => {
    let calls = 0;
    const delayedStateAt = (moment: JdUt) => {
      calls += 1;
      return stateAt(sky, 'mars', jdUt(moment - days));
    };
    const [piece, ...others] = fitLongitude(span, states, delayedStateAt);
    expect(others).toEqual([]);
    expect(piece?.nodes.length).toBe(3);
    const turn = piece?.nodes[1];
    return { day: daysOf(turn?.moment ?? 0), degree: turn?.longitudeDeg, calls };
  };

  test.each([0.5, -0.5, 3, -3])('is refined to the engine’s: %d days later', (days) => {
    const { day, degree, calls } = findDelayedTurn(days);
    expect(Math.abs(day - 100 - days)).toBeLessThan(0.005);
    expect(degree).toBeCloseTo(130, 6);
    expect(calls).toBe(2);
  });

  test('is not refined where the engine’s longitude changes by less than 0.00004″', () => {
    const { day, calls } = findDelayedTurn(0.001);
    expect(day).toBeCloseTo(100, 6);
    expect(calls).toBe(1);
  });

  test.each([-6, 29])('is not searched outside the piece: %d days later', (days) => {
    const { day, calls } = findDelayedTurn(days);
    expect(day).toBeCloseTo(100, 6);
    expect(calls).toBe(1);
  });
});

describe('the targets of a lattice', () => {
  test('between two longitudes include both', () => {
    expect(listTargets({ firstDeg: 0, everyDeg: 30 }, 30, 90)).toEqual([30, 60, 90]);
    expect(listTargets({ firstDeg: 5, everyDeg: 30 }, 30, 90)).toEqual([35, 65]);
    expect(listTargets({ firstDeg: 5, everyDeg: 360 }, -800, 400)).toEqual([-715, -355, 5, 365]);
    expect(listTargets({ firstDeg: 5, everyDeg: 360 }, 10, 20)).toEqual([]);
    expect(listTargets({ firstDeg: 5, everyDeg: 30 }, 100, 40)).toEqual([]);
  });

  test('that a segment crosses come in its direction', () => {
    const path = buildPath('mars', 0, 300);
    const crossed = path.segments.map((segment) => findTargetsCrossed(path, segment, { firstDeg: 75, everyDeg: 10 }));
    expect(crossed).toEqual([
      [105, 115, 125],
      [125, 115, 105, 95, 85, 75],
    ]);
  });

  test('at the end of a path are crossed in forward motion, those at its start in backward motion', () => {
    const findCrossed = (body: 'sun' | 'saturn', from: number, to: number, firstDeg: number) => {
      const path = buildPath(body, from, to);
      return path.segments.flatMap((segment) => findTargetsCrossed(path, segment, { firstDeg, everyDeg: 360 }));
    };
    expect([findCrossed('sun', 0, 10, 355), findCrossed('sun', 0, 10, 5)]).toEqual([[], [365]]);
    expect([findCrossed('saturn', 0, 25, 10), findCrossed('saturn', 0, 25, 5)]).toEqual([[10], []]);
  });
});

describe('a crossing', () => {
  const crossingOf = (path: LongitudePath, index: number, targetDeg: number) => {
    const segment = path.segments[index];
    if (!segment) throw new Error(`the path has no segment ${index}`);
    return { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
  };
  const day = (degree: number) => (Math.asin((degree - 100) / 30) * 400) / (2 * Math.PI);

  test.each([
    [0, 105, day(105)],
    [0, 129.9, day(129.9)],
    [1, 129.9, 200 - day(129.9)],
    [1, 100, 200],
    [1, 70.001, 200 - day(70.001)],
    [2, 70.001, 400 + day(70.001)],
    [3, 111, 600 - day(111)],
  ])('in segment %d at %d° is on day %d', (index, targetDeg, expected) => {
    const crossing = crossingOf(buildPath('mars', 0, 650), index, targetDeg);
    expect(Math.abs(daysOf(findExactMoment(sky, crossing)) - expected)).toBeLessThan(0.01 * SECOND_DAYS);
    expect(Math.abs(daysOf(estimateMoment(sky, crossing).moment) - expected)).toBeLessThan(SECOND_DAYS);
  });

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

  test('beyond the full circle has an unwrapped target', () => {
    const path = buildPath('moon', 0, 100);
    expect(daysOf(findExactMoment(sky, crossingOf(path, 0, 1170)))).toBeCloseTo(90, 7);
    const backward = buildPath('saturn', 0, 400);
    expect(daysOf(findExactMoment(sky, crossingOf(backward, 0, -40)))).toBeCloseTo(250, 7);
  });
});
