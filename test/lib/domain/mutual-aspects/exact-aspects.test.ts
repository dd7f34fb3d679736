import { describe, expect, test } from 'vitest';
import type { CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { type ExactAspect, findPairAspects } from '../../../../lib/domain/mutual-aspects/exact-aspects.ts';
import {
  findSeparationTurns,
  fittedSeparationDeg,
  refineTurn,
  separationOffsetDeg,
} from '../../../../lib/domain/mutual-aspects/relative-motion.ts';
import { buildTracks, findOverlaps, type Overlap, type Track } from '../../../../lib/domain/mutual-aspects/track.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import {
  createSyntheticSky,
  dayAt,
  daysOf,
  type Motion,
  moveSteadily,
  oscillate,
  rangeOfDays,
} from '../longitude-model/synthetic-sky.ts';

/**
 * The separation of Mars from Venus oscillates by 20° about 40°: it is 60° on the days 100 and 500, 20° on the days 300
 * and 700. The Moon moves 12° a day relative to the Sun, Saturn an eighth of a degree a day relative to Jupiter.
 */
const sky = createSyntheticSky({
  mars: oscillate(100, 30, 400),
  venus: oscillate(60, 10, 400),
  moon: moveSteadily(50, 13),
  sun: moveSteadily(10, 1),
  jupiter: moveSteadily(200, 0.125),
  saturn: moveSteadily(200, 0.25),
});
const SECOND_DAYS = 1 / 86_400;

interface AspectSearch {
  readonly pair: readonly [CatalogBodyId, CatalogBodyId];
  readonly angles: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly within?: GeocentricSky;
}

function searchAspects({
  pair: [first, second],
  angles,
  from = 0,
  to = 800,
  within = sky,
}: AspectSearch): ExactAspect[] {
  return [...findPairAspects({ sky: within, pair: { first, second }, angles, window: rangeOfDays(from, to) })];
}

const toRefinedDays = (aspects: readonly ExactAspect[]) => aspects.map(({ refine }) => daysOf(refine()));
const closeToDay = (days: number) => expect.closeTo(days, 6);

describe('exact aspects of two moving bodies', () => {
  const day = (separationDeg: number) => (Math.asin((separationDeg - 40) / 20) * 400) / (2 * Math.PI);

  test('are the moments at which their separation is the angle, growing or shrinking, ascending', () => {
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [50] });
    expect(toRefinedDays(aspects)).toEqual([day(50), 200 - day(50), 400 + day(50), 600 - day(50)].map(closeToDay));
    for (const { moment, refine, angleDeg, unwrappedAngleDeg } of aspects) {
      expect(Math.abs(moment - refine())).toBeLessThan(SECOND_DAYS);
      expect([angleDeg, unwrappedAngleDeg]).toEqual([50, 50]);
    }
  });

  test('are found for each of several angles, in the order in which the separation crosses them', () => {
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [30, 55, 50], to: 300 });
    expect(aspects.map(({ angleDeg }) => angleDeg)).toEqual([50, 55, 55, 50, 30]);
    expect(toRefinedDays(aspects)).toEqual(
      [day(50), day(55), 200 - day(55), 200 - day(50), 200 - day(30)].map(closeToDay),
    );
  });

  test('have unwrapped angles that grow with every overtaking', () => {
    const aspects = searchAspects({ pair: ['moon', 'sun'], angles: [0, 90, 180], to: 60 });
    // The Moon starts 40° ahead.
    const unwrappedAngles = [90, 180, 360, 450, 540, 720];
    expect(aspects.map(({ unwrappedAngleDeg }) => unwrappedAngleDeg)).toEqual(unwrappedAngles);
    expect(aspects.map(({ angleDeg }) => angleDeg)).toEqual([90, 180, 0, 90, 180, 0]);
    expect(toRefinedDays(aspects)).toEqual(
      unwrappedAngles.map((unwrappedAngle) => closeToDay((unwrappedAngle - 40) / 12)),
    );
  });

  test('have the same moments and reversed angles when the pair is swapped', () => {
    const aspects = searchAspects({ pair: ['sun', 'moon'], angles: [0, 270, 180], to: 60 });
    const unwrappedAngles = [-90, -180, -360, -450, -540, -720];
    expect(aspects.map(({ unwrappedAngleDeg }) => unwrappedAngleDeg)).toEqual(unwrappedAngles);
    expect(aspects.map(({ angleDeg }) => angleDeg)).toEqual([270, 180, 0, 270, 180, 0]);
    expect(toRefinedDays(aspects)).toEqual(
      unwrappedAngles.map((unwrappedAngle) => closeToDay((-unwrappedAngle - 40) / 12)),
    );
  });

  test('at angles close together are ascending in time, whether the separation grows or shrinks', () => {
    const angles = Array.from({ length: 36 }, (_, step) => 10 * ((step * 7) % 36));
    for (const pair of [['moon', 'sun'] as const, ['sun', 'moon'] as const]) {
      const aspects = toRefinedDays(searchAspects({ pair, angles, to: 30.1 }));
      // The separation starts at 40° and grows by 12° a day: every ten degrees from 50° to 400°.
      expect(aspects).toEqual(Array.from({ length: 36 }, (_, step) => closeToDay((10 + 10 * step) / 12)));
    }
  });

  test('are found at the right moment even if the relative speed is small', () => {
    const aspects = searchAspects({ pair: ['saturn', 'jupiter'], angles: [30], to: 400 });
    expect(toRefinedDays(aspects)).toEqual([closeToDay(240)]);
    expect(searchAspects({ pair: ['saturn', 'jupiter'], angles: [60], to: 400 })).toEqual([]);
  });
});

describe('where the separation turns', () => {
  test.each([
    [60, -1.8 / 3600, 2],
    [60, -0.0036 / 3600, 2],
    [60, +0.0036 / 3600, 0],
    [60, +1.8 / 3600, 0],
    [20, +1.8 / 3600, 2],
    [20, -1.8 / 3600, 0],
  ])('at %d°, it crosses an angle %d° away from the turn %d times', (turnDeg, beyondDeg, times) => {
    const turnDay = turnDeg === 60 ? 100 : 300;
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [turnDeg + beyondDeg], to: 400 });
    expect(aspects.length).toBe(times);
    // The separation differs from the turn by 20°·(1 − cos): these days before and after it by `beyondDeg`.
    const halfGapDays = (Math.acos(1 - Math.abs(beyondDeg) / 20) * 400) / (2 * Math.PI);
    expect(toRefinedDays(aspects)).toEqual(
      times === 0 ? [] : [turnDay - halfGapDays, turnDay + halfGapDays].map((days) => expect.closeTo(days, 3)),
    );
  });

  test('the fits have a turn', () => {
    const tracks = buildTracks(sky, ['mars', 'venus'], rangeOfDays(64, 128));
    const turns = [...findOverlaps(tracks.get('mars') as Track, tracks.get('venus') as Track)].flatMap(
      findSeparationTurns,
    );
    expect(turns.map(daysOf)).toEqual([expect.closeTo(100, 4)]);
  });

  test('the fits have no turn while one body is always faster', () => {
    const tracks = buildTracks(sky, ['moon', 'sun'], rangeOfDays(0, 64));
    const overlaps = [...findOverlaps(tracks.get('moon') as Track, tracks.get('sun') as Track)];
    expect(overlaps.flatMap(findSeparationTurns)).toEqual([]);
  });
});

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
  const overlapsBetween = (first: CatalogBodyId, second: CatalogBodyId) => {
    const tracks = buildTracks(oscillatingSky, [first, second], rangeOfDays(64, 128));
    return [...findOverlaps(tracks.get(first) as Track, tracks.get(second) as Track)];
  };

  /** Cells have 32 days and nine nodes; the Moon’s have 8 days and eleven nodes, the true node’s 8 days and nine. */
  test.each([
    ['mars', 'venus'],
    ['moon', 'venus'],
    ['mars', 'true_node'],
    ['moon', 'true_node'],
    ['true_node', 'moon'],
  ] as const)('are found for any combination of cells: %s and %s', (first, second) => {
    expect(overlapsBetween(first, second).flatMap(findSeparationTurns).map(daysOf)).toEqual([expect.closeTo(TURN, 4)]);
  });

  test('lie within the overlap, even if the pieces turn outside it', () => {
    const [, last] = overlapsBetween('mars', 'venus');
    const cut = (from: number, until: number) =>
      findSeparationTurns({ ...(last as Overlap), ...rangeOfDays(from, until) });
    expect([cut(96, 119), cut(122, 128), cut(119, 122)].map((turns) => turns.length)).toEqual([0, 0, 1]);
  });

  test('do not divide a track: a piece is one segment, whether its body turns in it or not', () => {
    const tracks = buildTracks(oscillatingSky, ['mars'], rangeOfDays(64, 128));
    expect(tracks.get('mars')?.map(({ piece: { fromJdUt, toJdUt } }) => [daysOf(fromJdUt), daysOf(toJdUt)])).toEqual([
      [64, 96],
      [96, 128],
    ]);
  });
});

describe('a turn of the separation on the engine', () => {
  const tracks = buildTracks(sky, ['mars', 'venus'], rangeOfDays(64, 128));
  const [, overlap] = findOverlaps(tracks.get('mars') as Track, tracks.get('venus') as Track);
  const pair = { first: 'mars', second: 'venus' } as const;

  /** Turn on an engine whose motions are delayed by some days, with its number of calls per body. */
  const refineDelayedTurn = (days: number, moment = dayAt(100)) => {
    const delay = (motion: Motion): Motion => ({
      deg: (at) => motion.deg(at - days),
      speed: (at) => motion.speed(at - days),
    });
    const engine = createSyntheticSky({ mars: delay(oscillate(100, 30, 400)), venus: delay(oscillate(60, 10, 400)) });
    let calls = 0;
    const position: typeof engine.ephemeris.position = (body, at, frame) => {
      calls += 1;
      return engine.ephemeris.position(body, at, frame);
    };
    const recordingSky = { ...engine, ephemeris: { ...engine.ephemeris, position } };
    return { day: daysOf(refineTurn(recordingSky, pair, { overlap: overlap as Overlap, moment })), calls: calls / 2 };
  };

  test.each([0.5, -0.5, 3])('is reached from the fit’s: %d days later', (days) => {
    const { day, calls } = refineDelayedTurn(days);
    expect(Math.abs(day - 100 - days)).toBeLessThan(0.005);
    expect(calls).toBe(2);
  });

  test('is the fit’s where a step would change nothing', () => {
    expect(refineDelayedTurn(0.001)).toEqual({ day: 100, calls: 1 });
  });

  test('is not searched outside the overlap of the two pieces', () => {
    // The overlap is 96 to 128: it ends four days before the turn and 28 days after it.
    expect(refineDelayedTurn(-6)).toEqual({ day: 100, calls: 1 });
    expect(refineDelayedTurn(29)).toEqual({ day: 100, calls: 1 });
  });
});

describe('a difference between the fits and the engine', () => {
  /** A sky whose engine has Mars ahead of his fit by some degrees: only its longitudes are shifted, not its states. */
  const shiftMars = (deg: number): GeocentricSky => {
    const inner = createSyntheticSky({
      mars: oscillate(100, 30, 400),
      venus: oscillate(60, 10, 400),
      moon: moveSteadily(50, 13),
      sun: moveSteadily(10, 1),
    });
    const longitude: typeof inner.ephemeris.longitude = (body, moment, frame) =>
      longitudeDeg(inner.ephemeris.longitude(body, moment, frame) + (body === 'mars' ? deg : 0));
    return { ...inner, ephemeris: { ...inner.ephemeris, longitude } };
  };
  const ARCSEC = 1 / 3600;

  test.each([
    [60, 2, 1, 2],
    [60, 2, 3, 0],
    [60, -2, -1, 0],
    [60, -2, -3, 2],
    [20, -2, -1, 2],
    [20, -2, -3, 0],
    [20, 2, 1, 0],
  ])(
    'is decided by the engine: at a turn at %d°, shifted by %d″, an angle %d″ beyond it is crossed %d times',
    (turn, off, beyond, times) => {
      const angle = turn + beyond * ARCSEC;
      const aspects = searchAspects({
        pair: ['mars', 'venus'],
        angles: [10, angle, 80],
        to: 400,
        within: shiftMars(off * ARCSEC),
      });
      expect(aspects.length).toBe(times);
      const turnDay = turn === 60 ? 100 : 300;
      const halfGapDays = (Math.acos(1 - Math.abs((beyond - off) * ARCSEC) / 20) * 400) / (2 * Math.PI);
      expect(toRefinedDays(aspects)).toEqual(
        times === 0 ? [] : [turnDay - halfGapDays, turnDay + halfGapDays].map((days) => expect.closeTo(days, 3)),
      );
      for (const { moment, refine } of aspects) expect(Math.abs(moment - refine())).toBeLessThan(SECOND_DAYS);
    },
  );

  test('moves the refined moment, but not the estimated one', () => {
    const within = shiftMars(0.001 * ARCSEC);
    const [shifted] = searchAspects({ pair: ['mars', 'venus'], angles: [50], to: 100, within });
    const [unmoved] = searchAspects({ pair: ['mars', 'venus'], angles: [50], to: 100 });
    expect(shifted?.moment).toBe(unmoved?.moment);
    // 0.272° a day.
    const rate = 20 * ((2 * Math.PI) / 400) * Math.cos(Math.PI / 6);
    expect((unmoved?.refine() ?? 0) - (shifted?.refine() ?? 0)).toBeCloseTo((0.001 * ARCSEC) / rate, 8);
  });

  test('costs no call of the engine before refinement, and at most two calls per body then', () => {
    const within = shiftMars(0);
    let calls = 0;
    const longitude: typeof within.ephemeris.longitude = (body, moment, frame) => {
      calls += 1;
      return sky.ephemeris.longitude(body, moment, frame);
    };
    const recordingSky = { ...within, ephemeris: { ...within.ephemeris, longitude } };
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [30, 45, 50], to: 800, within: recordingSky });
    expect([aspects.length, calls]).toEqual([12, 0]);
    for (const { refine } of aspects) refine();
    expect(calls).toBeLessThanOrEqual(2 * 2 * 12);
  });
});

describe('the ends of the window', () => {
  test('exclude aspects outside it', () => {
    const aspects = searchAspects({ pair: ['moon', 'sun'], angles: [0], from: 20, to: 60 });
    // The separation crosses 360° on day 26⅔ and 720° on day 56⅔.
    expect(toRefinedDays(aspects)).toEqual([closeToDay(80 / 3), closeToDay(170 / 3)]);
    expect(searchAspects({ pair: ['moon', 'sun'], angles: [0], from: 27, to: 56 })).toEqual([]);
  });

  test('include an aspect at the end and exclude one at the beginning while the separation grows', () => {
    const at = 50 / 12;
    expect(searchAspects({ pair: ['moon', 'sun'], angles: [90], from: 0, to: at + 1e-6 }).length).toBe(1);
    expect(searchAspects({ pair: ['moon', 'sun'], angles: [90], from: at + 1e-6, to: 20 }).length).toBe(0);
  });
});

describe('overlaps of two tracks', () => {
  const segment = (from: number, to: number) => ({
    piece: { ...rangeOfDays(from, to), series: [], slope: [], errorDeg: 0, nodes: [] },
    unwrapOffsetDeg: 0,
    meanSpeedDegPerDay: 0,
    speedSpreadDegPerDay: 0,
  });

  test('are continuous, with a border wherever either track has one', () => {
    const first: Track = [segment(0, 10), segment(10, 30)];
    const second: Track = [segment(0, 5), segment(5, 10), segment(10, 20), segment(20, 30)];
    const overlaps = [...findOverlaps(first, second)];
    expect(overlaps.map(({ fromJdUt, toJdUt }) => [daysOf(fromJdUt), daysOf(toJdUt)])).toEqual([
      [0, 5],
      [5, 10],
      [10, 20],
      [20, 30],
    ]);
    expect(overlaps.map((overlap) => first.indexOf(overlap.first))).toEqual([0, 0, 1, 1]);
    expect(overlaps.map((overlap) => second.indexOf(overlap.second))).toEqual([0, 1, 2, 3]);
  });

  test('do not exist for disjoint tracks, and end with the shorter track', () => {
    expect([...findOverlaps([segment(0, 5)], [segment(5, 9)])]).toEqual([]);
    expect([...findOverlaps([], [segment(5, 9)])]).toEqual([]);
    const ends = [...findOverlaps([segment(0, 100)], [segment(0, 5), segment(5, 9)])].map(({ toJdUt }) =>
      daysOf(toJdUt),
    );
    expect(ends).toEqual([5, 9]);
  });

  test('of built tracks have borders at the cells of both, whatever the window', () => {
    const tracks = buildTracks(sky, ['moon', 'sun'], rangeOfDays(3, 40));
    const moon = tracks.get('moon') as Track;
    expect(moon.map(({ piece }) => daysOf(piece.fromJdUt))).toEqual([0, 8, 16, 24, 32]);
    expect(moon.map(({ piece }) => daysOf(piece.toJdUt))).toEqual([8, 16, 24, 32, 40]);
    for (const { meanSpeedDegPerDay, speedSpreadDegPerDay } of moon) {
      expect(meanSpeedDegPerDay).toBeCloseTo(13, 6);
      expect(speedSpreadDegPerDay).toBeLessThan(1e-6);
    }
    for (const overlap of findOverlaps(moon, tracks.get('sun') as Track)) {
      const days = daysOf(overlap.toJdUt);
      expect(fittedSeparationDeg(overlap, overlap.toJdUt)).toBeCloseTo(40 + 12 * days, 6);
    }
  });
});

test('the offset of a separation from an angle is in [-180, 180)', () => {
  const pair = { first: 'moon', second: 'sun' } as const;
  expect(separationOffsetDeg(sky, pair, 40, dayAt(0))).toBeCloseTo(0, 9);
  expect(separationOffsetDeg(sky, pair, 30, dayAt(0))).toBeCloseTo(10, 9);
  expect(separationOffsetDeg(sky, pair, 50, dayAt(0))).toBeCloseTo(-10, 9);
  expect(separationOffsetDeg(sky, pair, 400, dayAt(1))).toBeCloseTo(12, 9);
});
