import { describe, expect, test } from 'vitest';
import { EMPTY_STORE, type GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../../../../lib/astro/motion/longitude-piece.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import type { Ephemeris } from '../../../../lib/astro/port.ts';
import type { BodyId } from '../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';
import { SECOND_DAYS, searchAspects, sky, toRefinedDays } from './aspect-search.ts';
import { rangeOfDays } from './synthetic-sky.ts';

describe('a difference between the fits and the engine', () => {
  /** A sky whose engine has Mars ahead of his fit by some degrees. */
  const shiftMars = (deg: number): GeocentricSky => {
    const pieces = new Map<string, readonly LongitudePiece[]>();
    const store = { ...EMPTY_STORE, get: (key: string) => pieces.get(key), set: pieces.set.bind(pieces) };
    loadOrFitPieces({ ...sky, store }, ['mars', 'venus'], rangeOfDays(0, 800));
    const shift = (body: BodyId, longitude: number) => longitudeDeg(longitude + (body === 'mars' ? deg : 0));
    const position: Ephemeris['position'] = (body, ...rest) => {
      const state = sky.ephemeris.position(body, ...rest);
      return { ...state, longitudeDeg: shift(body, state.longitudeDeg) };
    };
    const longitude: Ephemeris['longitude'] = (body, ...rest) => shift(body, sky.ephemeris.longitude(body, ...rest));
    return { ...sky, store, ephemeris: { ...sky.ephemeris, position, longitude } };
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
    const { engine, queries } = recordQueries(within.ephemeris);
    const recordingSky = { ...within, ephemeris: engine };
    const aspects = searchAspects({ pair: ['mars', 'venus'], angles: [30, 45, 50], to: 800, within: recordingSky });
    expect([aspects.length, queries.length]).toEqual([12, 0]);
    for (const { refine } of aspects) refine();
    expect(queries.length).toBeLessThanOrEqual(2 * 2 * 12);
  });
});
