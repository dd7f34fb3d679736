import { describe, expect, test } from 'vitest';
import type { CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { type ExactAspect, findExactAspects } from '../../../../lib/domain/mutual-aspects/exact-aspects.ts';
import {
  findSeparationTurns,
  fittedSeparationDeg,
  refineTurn,
  separationOffsetDeg,
} from '../../../../lib/domain/mutual-aspects/relative-motion.ts';
import { buildTracks, findOverlaps, type Overlap, type Track } from '../../../../lib/domain/mutual-aspects/track.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { dayAt, daysFrom, daysOf, type Motion, madeUpSky, run, swing } from '../longitude-model/synthetic-sky.ts';

/**
 * Mars is ahead of Venus by 40° and up to 20° more or less: 60° on the days 100 and 500, 20° on the days 300 and 700.
 * The Moon gains 12° a day on the Sun; Jupiter stays with Saturn but for an eighth of a degree a day.
 */
const sky = madeUpSky({
  mars: swing(100, 30, 400),
  venus: swing(60, 10, 400),
  moon: run(50, 13),
  sun: run(10, 1),
  jupiter: run(200, 0.125),
  saturn: run(200, 0.25),
});
const SECOND_DAYS = 1 / 86_400;

interface Asked {
  readonly pair: readonly [CatalogBodyId, CatalogBodyId];
  readonly angles: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly within?: GeocentricSky;
}

function meetings({ pair: [first, second], angles, from = 0, to = 800, within = sky }: Asked): ExactAspect[] {
  const tracks = buildTracks(within, [first, second], daysFrom(from, to));
  const own = [tracks.get(first), tracks.get(second)] as [Track, Track];
  return [...findExactAspects({ sky: within, pair: { first, second }, angles }, own)];
}

const settledDays = (found: readonly ExactAspect[]) => found.map(({ refine }) => daysOf(refine()));
const to = (days: number) => expect.closeTo(days, 6);

describe('two moving bodies', () => {
  const day = (lead: number) => (Math.asin((lead - 40) / 20) * 400) / (2 * Math.PI);

  test('meet where their distance is the angle, as it grows and as it shrinks, in order', () => {
    const found = meetings({ pair: ['mars', 'venus'], angles: [50] });
    expect(settledDays(found)).toEqual([day(50), 200 - day(50), 400 + day(50), 600 - day(50)].map(to));
    for (const { moment, refine, angleDeg, unwrappedAngleDeg } of found) {
      expect(Math.abs(moment - refine())).toBeLessThan(SECOND_DAYS);
      expect([angleDeg, unwrappedAngleDeg]).toEqual([50, 50]);
    }
  });

  test('meet at each of several angles, in the order in which the distance passes them', () => {
    const found = meetings({ pair: ['mars', 'venus'], angles: [30, 55, 50], to: 300 });
    expect(found.map(({ angleDeg }) => angleDeg)).toEqual([50, 55, 55, 50, 30]);
    expect(settledDays(found)).toEqual([day(50), day(55), 200 - day(55), 200 - day(50), 200 - day(30)].map(to));
  });

  test('count on as one goes round the other', () => {
    const found = meetings({ pair: ['moon', 'sun'], angles: [0, 90, 180], to: 60 });
    // The Moon starts 40° ahead.
    const levels = [90, 180, 360, 450, 540, 720];
    expect(found.map(({ unwrappedAngleDeg }) => unwrappedAngleDeg)).toEqual(levels);
    expect(found.map(({ angleDeg }) => angleDeg)).toEqual([90, 180, 0, 90, 180, 0]);
    expect(settledDays(found)).toEqual(levels.map((level) => to((level - 40) / 12)));
  });

  test('seen from the other one meet at the same moments, the angle turned round', () => {
    const found = meetings({ pair: ['sun', 'moon'], angles: [0, 270, 180], to: 60 });
    const levels = [-90, -180, -360, -450, -540, -720];
    expect(found.map(({ unwrappedAngleDeg }) => unwrappedAngleDeg)).toEqual(levels);
    expect(found.map(({ angleDeg }) => angleDeg)).toEqual([270, 180, 0, 270, 180, 0]);
    expect(settledDays(found)).toEqual(levels.map((level) => to((-level - 40) / 12)));
  });

  test('meet at angles close together in the order of time, whichever way the distance goes', () => {
    const angles = Array.from({ length: 36 }, (_, step) => 10 * ((step * 7) % 36));
    for (const pair of [['moon', 'sun'] as const, ['sun', 'moon'] as const]) {
      const found = settledDays(meetings({ pair, angles, to: 30.1 }));
      // The Moon starts 40° ahead and gains 12° a day: every ten degrees from 50° to 400°.
      expect(found).toEqual(Array.from({ length: 36 }, (_, step) => to((10 + 10 * step) / 12)));
    }
  });

  test('that hardly move against each other are found on time too', () => {
    const found = meetings({ pair: ['saturn', 'jupiter'], angles: [30], to: 400 });
    expect(settledDays(found)).toEqual([to(240)]);
    expect(meetings({ pair: ['saturn', 'jupiter'], angles: [60], to: 400 })).toEqual([]);
  });
});

describe('where the distance turns', () => {
  test.each([
    [60, -1.8 / 3600, 2],
    [60, -0.0036 / 3600, 2],
    [60, +0.0036 / 3600, 0],
    [60, +1.8 / 3600, 0],
    [20, +1.8 / 3600, 2],
    [20, -1.8 / 3600, 0],
  ])('at %d°, an angle %d° from there is passed %d times a turn', (turnDeg, beyondDeg, times) => {
    const turnDay = turnDeg === 60 ? 100 : 300;
    const found = meetings({ pair: ['mars', 'venus'], angles: [turnDeg + beyondDeg], to: 400 });
    expect(found.length).toBe(times);
    // The distance is 20 cos away from its turn: so far to either side of it.
    const reach = (Math.acos(1 - Math.abs(beyondDeg) / 20) * 400) / (2 * Math.PI);
    expect(settledDays(found)).toEqual(
      times === 0 ? [] : [turnDay - reach, turnDay + reach].map((days) => expect.closeTo(days, 3)),
    );
  });

  test('the fits know it', () => {
    const tracks = buildTracks(sky, ['mars', 'venus'], daysFrom(64, 128));
    const turns = [...findOverlaps(tracks.get('mars') as Track, tracks.get('venus') as Track)].flatMap(
      findSeparationTurns,
    );
    expect(turns.map(daysOf)).toEqual([expect.closeTo(100, 4)]);
  });

  test('and that there is none while one is always faster', () => {
    const tracks = buildTracks(sky, ['moon', 'sun'], daysFrom(0, 64));
    const overlaps = [...findOverlaps(tracks.get('moon') as Track, tracks.get('sun') as Track)];
    expect(overlaps.flatMap(findSeparationTurns)).toEqual([]);
  });
});

describe('the turns of the distance by the fits', () => {
  const RATE = (2 * Math.PI) / 400;
  /** A quarter of a period ahead. */
  const ahead: Motion = {
    deg: (days) => 60 + 10 * Math.cos(RATE * days),
    speed: (days) => -10 * RATE * Math.sin(RATE * days),
  };
  const swings = madeUpSky({ mars: swing(100, 30, 400), venus: ahead, moon: swing(100, 30, 400), true_node: ahead });
  /** 30 sin − 10 cos is greatest there, and least half a period on: day 120.48. */
  const TURN = (Math.PI / 2 + Math.atan(1 / 3)) / RATE;
  const overlapsBetween = (first: CatalogBodyId, second: CatalogBodyId) => {
    const tracks = buildTracks(swings, [first, second], daysFrom(64, 128));
    return [...findOverlaps(tracks.get(first) as Track, tracks.get(second) as Track)];
  };

  /** Cells of 32 days and nine moments; the Moon’s have 8 and eleven, the true node’s 8 and nine. */
  test.each([
    ['mars', 'venus'],
    ['moon', 'venus'],
    ['mars', 'true_node'],
    ['moon', 'true_node'],
    ['true_node', 'moon'],
  ] as const)('are found whatever cells the two are fitted in: %s and %s', (first, second) => {
    expect(overlapsBetween(first, second).flatMap(findSeparationTurns).map(daysOf)).toEqual([expect.closeTo(TURN, 4)]);
  });

  test('are those within the time that both share, not all that their pieces have', () => {
    const [, last] = overlapsBetween('mars', 'venus');
    const cut = (from: number, until: number) =>
      findSeparationTurns({ ...(last as Overlap), ...daysFrom(from, until) });
    expect([cut(96, 119), cut(122, 128), cut(119, 122)].map((turns) => turns.length)).toEqual([0, 0, 1]);
  });

  test('cut no track: a piece is one stretch, whether its body turns in it or not', () => {
    const tracks = buildTracks(swings, ['mars'], daysFrom(64, 128));
    expect(tracks.get('mars')?.map(({ fromJdUt, toJdUt }) => [daysOf(fromJdUt), daysOf(toJdUt)])).toEqual([
      [64, 96],
      [96, 128],
    ]);
  });
});

describe('a turn of the distance as the engine has it', () => {
  const tracks = buildTracks(sky, ['mars', 'venus'], daysFrom(64, 128));
  const [, overlap] = findOverlaps(tracks.get('mars') as Track, tracks.get('venus') as Track);
  const pair = { first: 'mars', second: 'venus' } as const;

  /** By an engine in which everything comes so many days later; with how often it was asked of a body. */
  const turnLater = (days: number, moment = dayAt(100)) => {
    const late = (motion: Motion): Motion => ({
      deg: (at) => motion.deg(at - days),
      speed: (at) => motion.speed(at - days),
    });
    const engine = madeUpSky({ mars: late(swing(100, 30, 400)), venus: late(swing(60, 10, 400)) });
    let looks = 0;
    const position: typeof engine.ephemeris.position = (body, at, frame) => {
      looks += 1;
      return engine.ephemeris.position(body, at, frame);
    };
    const watching = { ...engine, ephemeris: { ...engine.ephemeris, position } };
    return { day: daysOf(refineTurn(watching, pair, { overlap: overlap as Overlap, moment })), looks: looks / 2 };
  };

  test.each([0.5, -0.5, 3])('is stepped to: %d days later', (days) => {
    const { day, looks } = turnLater(days);
    expect(Math.abs(day - 100 - days)).toBeLessThan(0.005);
    expect(looks).toBe(2);
  });

  test('is where the fits have it, where a step would change nothing', () => {
    expect(turnLater(0.001)).toEqual({ day: 100, looks: 1 });
  });

  test('is not looked for beyond the time that the two pieces share', () => {
    // 96 to 128: four days earlier there is no piece, 28 later none either.
    expect(turnLater(-6)).toEqual({ day: 100, looks: 1 });
    expect(turnLater(29)).toEqual({ day: 100, looks: 1 });
  });
});

describe('what the fits and the engine have apart', () => {
  /** The engine, asked for a place alone, has Mars so far ahead of where the fits have him, degrees. */
  const aheadBy = (deg: number): GeocentricSky => {
    const made = madeUpSky({
      mars: swing(100, 30, 400),
      venus: swing(60, 10, 400),
      moon: run(50, 13),
      sun: run(10, 1),
    });
    const longitude: typeof made.ephemeris.longitude = (body, moment, frame) =>
      longitudeDeg(made.ephemeris.longitude(body, moment, frame) + (body === 'mars' ? deg : 0));
    return { ...made, ephemeris: { ...made.ephemeris, longitude } };
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
    'is the engine’s to say: turning at %d°, %d″ off, an angle %d″ beyond is passed %d times',
    (turn, off, beyond, times) => {
      const angle = turn + beyond * ARCSEC;
      const found = meetings({
        pair: ['mars', 'venus'],
        angles: [10, angle, 80],
        to: 400,
        within: aheadBy(off * ARCSEC),
      });
      expect(found.length).toBe(times);
      const turnDay = turn === 60 ? 100 : 300;
      const reach = (Math.acos(1 - Math.abs((beyond - off) * ARCSEC) / 20) * 400) / (2 * Math.PI);
      expect(settledDays(found)).toEqual(
        times === 0 ? [] : [turnDay - reach, turnDay + reach].map((days) => expect.closeTo(days, 3)),
      );
      for (const { moment, refine } of found) expect(Math.abs(moment - refine())).toBeLessThan(SECOND_DAYS);
    },
  );

  test('moves the settled moment, and the first one by no more than a second', () => {
    const within = aheadBy(0.001 * ARCSEC);
    const [found] = meetings({ pair: ['mars', 'venus'], angles: [50], to: 100, within });
    const [unmoved] = meetings({ pair: ['mars', 'venus'], angles: [50], to: 100 });
    expect(found?.moment).toBe(unmoved?.moment);
    // 0.272° a day.
    const rate = 20 * ((2 * Math.PI) / 400) * Math.cos(Math.PI / 6);
    expect((unmoved?.refine() ?? 0) - (found?.refine() ?? 0)).toBeCloseTo((0.001 * ARCSEC) / rate, 8);
  });

  test('is asked for only once somebody wants to know it, and seldom more than once', () => {
    const within = aheadBy(0);
    let looks = 0;
    const longitude: typeof within.ephemeris.longitude = (body, moment, frame) => {
      looks += 1;
      return sky.ephemeris.longitude(body, moment, frame);
    };
    const watching = { ...within, ephemeris: { ...within.ephemeris, longitude } };
    const found = meetings({ pair: ['mars', 'venus'], angles: [30, 45, 50], to: 800, within: watching });
    expect([found.length, looks]).toEqual([12, 0]);
    for (const { refine } of found) refine();
    // Both bodies, once.
    expect(looks).toBe(2 * 12);
  });
});

describe('the borders of the window', () => {
  test('cut what lies beyond them', () => {
    const found = meetings({ pair: ['moon', 'sun'], angles: [0], from: 20, to: 60 });
    // 360° are passed on day 26⅔, 720° on 56⅔.
    expect(settledDays(found)).toEqual([to(80 / 3), to(170 / 3)]);
    expect(meetings({ pair: ['moon', 'sun'], angles: [0], from: 27, to: 56 })).toEqual([]);
  });

  test('a meeting at the end counts, one at the beginning does not, where the first gains', () => {
    const at = 50 / 12;
    expect(meetings({ pair: ['moon', 'sun'], angles: [90], from: 0, to: at + 1e-6 }).length).toBe(1);
    expect(meetings({ pair: ['moon', 'sun'], angles: [90], from: at + 1e-6, to: 20 }).length).toBe(0);
  });
});

describe('the times that two tracks share', () => {
  const stretch = (from: number, to_: number) => ({
    ...daysFrom(from, to_),
    piece: {} as Track[number]['piece'],
    unwrapOffsetDeg: 0,
    meanSpeedDegPerDay: 0,
    speedSpreadDegPerDay: 0,
  });

  test('follow one another without a gap, cut wherever one of the two is', () => {
    const first: Track = [stretch(0, 10), stretch(10, 30)];
    const second: Track = [stretch(0, 5), stretch(5, 10), stretch(10, 20), stretch(20, 30)];
    const shared = [...findOverlaps(first, second)];
    expect(shared.map(({ fromJdUt, toJdUt }) => [daysOf(fromJdUt), daysOf(toJdUt)])).toEqual([
      [0, 5],
      [5, 10],
      [10, 20],
      [20, 30],
    ]);
    expect(shared.map((one) => first.indexOf(one.first))).toEqual([0, 0, 1, 1]);
    expect(shared.map((one) => second.indexOf(one.second))).toEqual([0, 1, 2, 3]);
  });

  test('are none where they do not meet, and end with the shorter one', () => {
    expect([...findOverlaps([stretch(0, 5)], [stretch(5, 9)])]).toEqual([]);
    expect([...findOverlaps([], [stretch(5, 9)])]).toEqual([]);
    const ends = [...findOverlaps([stretch(0, 100)], [stretch(0, 5), stretch(5, 9)])].map(({ toJdUt }) =>
      daysOf(toJdUt),
    );
    expect(ends).toEqual([5, 9]);
  });

  test('of real tracks are cut at the cells of both', () => {
    const tracks = buildTracks(sky, ['moon', 'sun'], daysFrom(3, 40));
    const moon = tracks.get('moon') as Track;
    expect(moon.map(({ fromJdUt }) => daysOf(fromJdUt))).toEqual([3, 8, 16, 24, 32]);
    expect(moon.map(({ toJdUt }) => daysOf(toJdUt))).toEqual([8, 16, 24, 32, 40]);
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

test('how far one is ahead beyond a degree is the short way round', () => {
  const pair = { first: 'moon', second: 'sun' } as const;
  expect(separationOffsetDeg(sky, pair, 40, dayAt(0))).toBeCloseTo(0, 9);
  expect(separationOffsetDeg(sky, pair, 30, dayAt(0))).toBeCloseTo(10, 9);
  expect(separationOffsetDeg(sky, pair, 50, dayAt(0))).toBeCloseTo(-10, 9);
  expect(separationOffsetDeg(sky, pair, 400, dayAt(1))).toBeCloseTo(12, 9);
});
