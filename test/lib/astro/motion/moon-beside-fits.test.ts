import { expect, test } from 'vitest';
import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import type { LongitudePiece } from '../../../../lib/astro/port.ts';
import { toAspectAngles } from '../../../../lib/astro/sky/events/aspects.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { searchedEphemeris as ephemeris } from '../../../support/ephemeris.ts';

const ANGLES = [...toAspectAngles(['conjunction', 'sextile', 'square', 'trine', 'opposition']).keys()];
const OTHERS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

/** A sky whose fits state an error of their own choice, and the bodies whose longitudes the engine was asked for. */
function recordCalls(stateError: (piece: LongitudePiece) => number) {
  const asked: string[] = [];
  const pieces = new Map<string, readonly LongitudePiece[]>();
  const sky: GeocentricSky = {
    ephemeris: {
      ...ephemeris,
      longitude: (body, ...rest) => {
        asked.push(body);
        return ephemeris.longitude(body, ...rest);
      },
    },
    zodiac: { type: 'tropical' },
    store: {
      get: (key) => pieces.get(key)?.map((piece) => ({ ...piece, errorDeg: stateError(piece) })),
      set: (key, cellPieces) => pieces.set(key, cellPieces),
    },
  };
  return { sky, asked };
}

test.each([2_345_000, 2_451_545, 2_555_000])(
  'the Moon’s aspects of three years from %d are those of the engine, which is asked for the Moon in most cases alone',
  (start) => {
    const window = { fromJdUt: jdUt(start), toJdUt: jdUt(start + 1096) };
    const findMoments = (stateError: (piece: LongitudePiece) => number) => {
      const { sky, asked } = recordCalls(stateError);
      loadOrFitPieces(sky, ['moon', ...OTHERS], window);
      asked.length = 0;
      const moments = OTHERS.flatMap((second) =>
        [...findPairAspects({ sky, pair: { first: 'moon', second }, angles: ANGLES, window })].map(({ refine }) =>
          refine(),
        ),
      );
      const others = asked.filter((body) => body !== 'moon').length;
      return { moments, others };
    };
    const found = findMoments(({ errorDeg }) => errorDeg);
    const onEngine = findMoments(() => 1e-6);
    expect(found.moments).toEqual(onEngine.moments);
    expect(found.moments.length).toBeGreaterThan(2500);
    expect(found.others).toBeLessThan(onEngine.others / 2);
  },
);
