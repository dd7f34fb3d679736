import { describe, expect, test } from 'vitest';
import type { CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import { cellGridOf } from '../../../../lib/domain/longitude-model/cell-grid.ts';
import { estimateMoment, findExactMoment, refineMoment } from '../../../../lib/domain/longitude-model/crossing.ts';
import { type GeocentricSky, stateAt, toLongitudeKey } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { fitLongitude, nodeMoments } from '../../../../lib/domain/longitude-model/longitude-piece.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../../lib/domain/longitude-model/path.ts';
import { findTargetsCrossed, listTargets } from '../../../../lib/domain/longitude-model/targets.ts';
import { evaluateChebyshev } from '../../../../lib/domain/search/chebyshev.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { type JdUt, jdUt } from '../../../../lib/units/time.ts';
import { daysFrom, daysOf, type Motion, madeUpSky, run, swing } from './synthetic-sky.ts';

/** Mars turns on the days 100, 300, 500, 700 at 130° and 70°; Venus the same about 0°, Saturn goes backwards. */
const sky = madeUpSky({
  mars: swing(100, 30, 400),
  venus: swing(0, 30, 400),
  saturn: run(10, -0.2),
  moon: run(0, 13),
  sun: run(355, 1),
});
const SECOND_DAYS = 1 / 86_400;

const pathOf = (body: CatalogBodyId, from: number, to: number, within: GeocentricSky = sky): LongitudePath =>
  buildLongitudePaths(within, [body], daysFrom(from, to))[0] as LongitudePath;

/** A sky that tells how often, and for when, it is asked. */
function watched(motions: Parameters<typeof madeUpSky>[0]) {
  const made = madeUpSky(motions);
  const asked: (readonly [string, number])[] = [];
  const position: typeof made.ephemeris.position = (body, moment, frame) => {
    asked.push([body, daysOf(moment)]);
    return made.ephemeris.position(body, moment, frame);
  };
  const longitude: typeof made.ephemeris.longitude = (body, moment, frame) => {
    asked.push([body, daysOf(moment)]);
    return made.ephemeris.longitude(body, moment, frame);
  };
  return { asked, sky: { ...made, ephemeris: { ...made.ephemeris, position, longitude } } };
}

describe('a path', () => {
  test('begins and ends with its window, and has a knot at every turn', () => {
    const { nodes, segments } = pathOf('mars', 10, 610);
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

  test('meets itself: every run begins where the one before it ends', () => {
    const { nodes, segments, pieces } = pathOf('mars', 10, 610);
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
    ['over the full circle', 'sun', [355, 455]],
    ['and back below it', 'saturn', [10, -10]],
    ['to and fro across it', 'venus', [0, 30]],
  ] as const)('counts on %s', (_how, body, [starts, ends]) => {
    const { nodes } = pathOf(body, 0, 100);
    expect(nodes[0]?.unwrappedDeg).toBeCloseTo(starts, 9);
    expect(nodes.at(-1)?.unwrappedDeg).toBeCloseTo(ends, 9);
    for (const { longitudeDeg: longitude, unwrappedDeg } of nodes) {
      expect(longitudeDeg(unwrappedDeg - longitude + 180)).toBeCloseTo(180, 9);
    }
  });

  test('of a body is the same alone and among others, which are asked for the same moments', () => {
    const { asked, sky: watching } = watched({ mars: swing(100, 30, 400), saturn: run(10, -0.2), sun: run(355, 1) });
    const together = buildLongitudePaths(watching, ['mars', 'saturn', 'sun'], daysFrom(0, 64));
    expect(together.map(({ body }) => body)).toEqual(['mars', 'saturn', 'sun']);
    for (const path of together) expect(path).toEqual(pathOf(path.body, 0, 64));
    const moments = (body: string) => asked.filter(([one]) => one === body).map(([, day]) => day);
    expect(moments('saturn')).toEqual(moments('sun'));
    // Two cells of nine moments, of which the border is asked once; and both ends of the window.
    expect(moments('sun').length).toBe(2 * 9 - 1 + 2);
    expect(
      moments('sun')
        .slice(0, 17)
        .toSorted((a, b) => a - b),
    ).toEqual(
      [...Array(9).keys(), ...Array.from({ length: 8 }, (_, node) => 9 + node)].map((node) => {
        const [cell, step] = node < 9 ? [0, node] : [1, node - 8];
        return expect.closeTo(32 * cell + 16 - 16 * Math.cos((Math.PI * step) / 8), 9);
      }),
    );
  });

  test('asks for no cell that the window only touches', () => {
    const { asked, sky: watching } = watched({ sun: run(355, 1) });
    pathOf('sun', 32, 64, watching);
    expect(Math.min(...asked.map(([, day]) => day))).toBe(32);
    expect(Math.max(...asked.map(([, day]) => day))).toBe(64);
  });

  test('keeps within what its body is covered', () => {
    const { asked, sky: watching } = watched({ sun: run(355, 1) });
    const covered = { ...watching, ephemeris: { ...watching.ephemeris, coverage: () => daysFrom(5, 50) } };
    pathOf('sun', 5, 50, covered);
    expect(Math.min(...asked.map(([, day]) => day))).toBe(5);
    expect(Math.max(...asked.map(([, day]) => day))).toBe(50);
  });
});

describe('a fit', () => {
  test('of a smooth motion is one piece a cell, right to a thousandth of a second of arc', () => {
    const { pieces } = pathOf('mars', 0, 96);
    expect(new Set(pieces).size).toBe(3);
    for (const { series, fromJdUt, toJdUt, errorDeg } of pieces) {
      for (const x of [-0.9, -0.3, 0.2, 0.8]) {
        const day = daysOf(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt));
        const off = evaluateChebyshev(series, x) - (100 + 30 * Math.sin((2 * Math.PI * day) / 400));
        expect(Math.abs(off)).toBeLessThan(0.001 / 3600);
      }
      expect(errorDeg).toBeGreaterThanOrEqual(0.003 / 3600);
      expect(errorDeg).toBeLessThan(0.004 / 3600);
    }
  });

  test('is halved where the motion has a kink, down to an eighth of a day', () => {
    /** From day 10.3 on twice as fast. */
    const kinked: Motion = {
      deg: (days) => 50 + days + Math.max(0, days - 10.3),
      speed: (days) => (days < 10.3 ? 1 : 2),
    };
    const { pieces } = pathOf('mars', 0, 32, madeUpSky({ mars: kinked }));
    const lengths = pieces.map(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt);
    expect(Math.min(...lengths)).toBe(1 / 8);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(32);
    expect(lengths.filter((length) => length === 16).length).toBe(1);
  });

  test('that is kept is not made again, and is kept apart by body, zodiac and cell', () => {
    const { asked, sky: watching } = watched({ sun: run(355, 1) });
    const keys: string[] = [];
    const store = {
      get: watching.store.get,
      set: (key: string, pieces: Parameters<GeocentricSky['store']['set']>[1]) => {
        keys.push(key);
        watching.store.set(key, pieces);
      },
    };
    pathOf('sun', 0, 64, { ...watching, store });
    const before = asked.length;
    expect(pathOf('sun', 0, 64, { ...watching, store })).toEqual(pathOf('sun', 0, 64));
    expect(asked.length - before).toBe(2);
    expect(keys).toEqual(['sun#76611', 'sun#76612']);
    expect(toLongitudeKey({ ...sky, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' } }, 'sun')).toBe('sun@lahiri');
    expect(toLongitudeKey(sky, 'sun')).toBe('sun');
  });

  test.each([
    ['moon', 8, 11],
    ['mercury', 16, 9],
    ['true_node', 8, 9],
    ['true_lilith', 4, 9],
    ['sun', 32, 9],
    ['pluto', 32, 9],
  ] as const)('of %s is made over %d days at %d moments', (body, cellDays, nodes) => {
    expect(cellGridOf(body)).toEqual({ cellDays, nodeCount: nodes });
  });
});

describe('a turn', () => {
  test('is where the body stands farthest on', () => {
    const { nodes, segments } = pathOf('mars', 64, 128);
    const turn = nodes[segments[0]?.last ?? 0];
    expect(segments.map(({ isForward }) => isForward)).toEqual([true, false]);
    // Next to the turn a day’s tenth changes the place by less than 0.00004″.
    expect(Math.abs(daysOf(turn?.moment ?? 0) - 100)).toBeLessThan(0.1);
    expect(130 - (turn?.longitudeDeg ?? 0)).toBeLessThan(1e-8);
  });
});

describe('a turn that the fit has elsewhere than the engine', () => {
  const span = daysFrom(96, 128);
  const states = nodeMoments(span, 9).map((moment) => stateAt(sky, 'mars', moment));

  /** The knot at the turn of a fit by which it is on day 100, on an engine in which all comes so many days later. */
  const turnLater = (days: number) => {
    let looks = 0;
    const late = (moment: JdUt) => {
      looks += 1;
      return stateAt(sky, 'mars', jdUt(moment - days));
    };
    const [piece, ...others] = fitLongitude(span, states, late);
    expect(others).toEqual([]);
    expect(piece?.nodes.length).toBe(3);
    const turn = piece?.nodes[1];
    return { day: daysOf(turn?.moment ?? 0), degree: turn?.longitudeDeg, looks };
  };

  test.each([0.5, -0.5, 3, -3])('is stepped to: %d days later', (days) => {
    const { day, degree, looks } = turnLater(days);
    expect(Math.abs(day - 100 - days)).toBeLessThan(0.005);
    expect(degree).toBeCloseTo(130, 6);
    expect(looks).toBe(2);
  });

  test('is left where the engine goes on by less than 0.00004″', () => {
    const { day, looks } = turnLater(0.001);
    expect(day).toBeCloseTo(100, 6);
    expect(looks).toBe(1);
  });

  test.each([-6, 29])('is not looked for beyond the piece: %d days later', (days) => {
    const { day, looks } = turnLater(days);
    expect(day).toBeCloseTo(100, 6);
    expect(looks).toBe(1);
  });
});

describe('the rungs of a ladder', () => {
  test('from one degree to another count both in', () => {
    expect(listTargets({ firstDeg: 0, everyDeg: 30 }, 30, 90)).toEqual([30, 60, 90]);
    expect(listTargets({ firstDeg: 5, everyDeg: 30 }, 30, 90)).toEqual([35, 65]);
    expect(listTargets({ firstDeg: 5, everyDeg: 360 }, -800, 400)).toEqual([-715, -355, 5, 365]);
    expect(listTargets({ firstDeg: 5, everyDeg: 360 }, 10, 20)).toEqual([]);
    expect(listTargets({ firstDeg: 5, everyDeg: 30 }, 100, 40)).toEqual([]);
  });

  test('that a run passes come in its own order', () => {
    const path = pathOf('mars', 0, 300);
    const passed = path.segments.map((one) => findTargetsCrossed(path, one, { firstDeg: 75, everyDeg: 10 }));
    expect(passed).toEqual([
      [105, 115, 125],
      [125, 115, 105, 95, 85, 75],
    ]);
  });

  test('on which a way ends are passed going forward, those on which it begins going back', () => {
    const passed = (body: 'sun' | 'saturn', from: number, to: number, firstDeg: number) => {
      const path = pathOf(body, from, to);
      return path.segments.flatMap((one) => findTargetsCrossed(path, one, { firstDeg, everyDeg: 360 }));
    };
    expect([passed('sun', 0, 10, 355), passed('sun', 0, 10, 5)]).toEqual([[], [365]]);
    expect([passed('saturn', 0, 25, 10), passed('saturn', 0, 25, 5)]).toEqual([[10], []]);
  });
});

describe('a passage', () => {
  const passageOf = (path: LongitudePath, run: number, levelDeg: number) => {
    const one = path.segments[run];
    if (!one) throw new Error(`there is no run ${run}`);
    return { path, segment: one, targetDeg: levelDeg };
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
  ])('of run %d at %d° is on day %d', (run, levelDeg, expected) => {
    const passage = passageOf(pathOf('mars', 0, 650), run, levelDeg);
    expect(Math.abs(daysOf(findExactMoment(sky, passage)) - expected)).toBeLessThan(0.01 * SECOND_DAYS);
    expect(Math.abs(daysOf(estimateMoment(sky, passage).moment) - expected)).toBeLessThan(SECOND_DAYS);
  });

  test('is the fit’s until somebody asks for the engine’s, where the body is fast enough for it', () => {
    const { asked, sky: watching } = watched({ mars: swing(100, 30, 400) });
    const path = pathOf('mars', 0, 650, watching);
    const before = asked.length;
    const near = estimateMoment(watching, passageOf(path, 0, 105));
    expect(asked.length).toBe(before);
    expect(near.pending).toBeDefined();
    expect(Math.abs(daysOf(refineMoment(watching, near)) - day(105))).toBeLessThan(0.01 * SECOND_DAYS);
    expect(asked.length).toBe(before + 1);
  });

  test('is the engine’s own at once where it all but stands', () => {
    const { asked, sky: watching } = watched({ mars: swing(100, 30, 400) });
    const path = pathOf('mars', 0, 650, watching);
    const before = asked.length;
    const near = estimateMoment(watching, passageOf(path, 1, 129.999_999));
    expect(asked.length).toBeGreaterThan(before);
    expect(near.pending).toBeUndefined();
    const settled = asked.length;
    expect(refineMoment(watching, near)).toBe(near.moment);
    expect(asked.length).toBe(settled);
  });

  test('over the full circle is counted as the path counts', () => {
    const path = pathOf('moon', 0, 100);
    expect(daysOf(findExactMoment(sky, passageOf(path, 0, 1170)))).toBeCloseTo(90, 8);
    const back = pathOf('saturn', 0, 400);
    expect(daysOf(findExactMoment(sky, passageOf(back, 0, -40)))).toBeCloseTo(250, 8);
  });
});
