import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { fittedSeparationDeg } from '../../../../lib/astro/motion/relative-motion.ts';
import { buildTracks, findOverlaps, type Track } from '../../../../lib/astro/motion/track.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { SECOND_DAYS, searchAspects, sky, toRefinedDays } from './aspect-search.ts';
import { createSyntheticSky, daysOf, moveSteadily, oscillate, rangeOfDays } from './synthetic-sky.ts';

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

  test('of built tracks have borders at the cells of both, regardless of the window', () => {
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
