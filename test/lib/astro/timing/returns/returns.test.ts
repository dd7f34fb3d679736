import { describe, expect, test } from 'vitest';
import { findReturnAfter, findReturnBefore } from '../../../../../lib/astro/timing/returns/neighbors.ts';
import { computeNatalLongitude, findReturns } from '../../../../../lib/astro/timing/returns/returns.ts';
import { findReturnSpan } from '../../../../../lib/astro/timing/returns/uncertainty.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import {
  createSyntheticSky,
  dayAt,
  daysOf,
  type Motion,
  moveSteadily,
  rangeOfDays,
} from '../../motion/synthetic-sky.ts';

/** The Sun's revolution takes 365 days; Venus has the same mean motion, with a retrograde loop in every 91.25 days. */
const RATE = 360 / 365;
const loopingMotion: Motion = {
  deg: (days) => RATE * days + 20 * Math.sin((2 * Math.PI * days) / 91.25),
  speed: (days) => RATE + ((20 * 2 * Math.PI) / 91.25) * Math.cos((2 * Math.PI * days) / 91.25),
};
const sky = createSyntheticSky({ sun: moveSteadily(0, RATE), venus: loopingMotion });

describe('a return', () => {
  /** A sky whose longitudes are ahead of its fits by some degrees. */
  const shiftLongitudes = (deg: number) => {
    const longitude: typeof sky.ephemeris.longitude = (body, moment, frame) =>
      longitudeDeg(sky.ephemeris.longitude(body, moment, frame) + deg);
    return { ...sky, ephemeris: { ...sky.ephemeris, longitude } };
  };

  test.each([4e-8, -4e-8, 9e-7, 1e-3])('is the engine’s, to the millisecond, where the fit is off by %d°', (deg) => {
    const natal = { ...computeNatalLongitude(sky, 'sun', dayAt(0)), degree: longitudeDeg(0) };
    const [first] = findReturns(shiftLongitudes(deg), natal, rangeOfDays(300, 400));
    const day = daysOf(first?.moment ?? Number.NaN);
    expect(day - (365 - deg / RATE)).toBeGreaterThan(-1e-9);
    expect(day - (365 - deg / RATE)).toBeLessThan(1.01e-3 / 86_400 + 1e-9);
  });
});

describe('the returns next to a moment', () => {
  const natal = computeNatalLongitude(sky, 'sun', dayAt(0));
  const covered = (from: number, to: number) => ({
    ...sky,
    ephemeris: { ...sky.ephemeris, coverage: () => rangeOfDays(from, to) },
  });

  test('are undefined where the ephemeris ends before them', () => {
    expect(findReturnAfter(covered(-1000, 600), natal, dayAt(400))).toBeUndefined();
    expect(findReturnAfter(covered(-1000, 600), natal, dayAt(600))).toBeUndefined();
    expect(findReturnAfter(covered(-1000, 600), natal, dayAt(700))).toBeUndefined();
    expect(findReturnBefore(covered(-300, 600), natal, dayAt(100))).toBeUndefined();
    expect(daysOf(findReturnBefore(covered(-380, 600), natal, dayAt(100))?.moment ?? 0)).toBeCloseTo(-365, 6);
  });

  test('are searched within the coverage of the body, and no further back than necessary', () => {
    const days: number[] = [];
    const within = covered(-380, 600);
    const position: typeof sky.ephemeris.position = (body, moment, frame) => {
      days.push(daysOf(moment));
      return sky.ephemeris.position(body, moment, frame);
    };
    const recordingSky = { ...within, ephemeris: { ...within.ephemeris, position } };
    findReturnBefore(recordingSky, natal, dayAt(100));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(-380);
    days.length = 0;
    const fresh = createSyntheticSky({ sun: moveSteadily(0, RATE) });
    findReturnBefore({ ...fresh, ephemeris: { ...fresh.ephemeris, position } }, natal, dayAt(400));
    // The search goes back by an eighth of a revolution at a time: at most that, and a cell of 32 days, before day 365.
    expect(Math.min(...days)).toBeGreaterThanOrEqual(365 - 365 / 8 - 32);
  });
});

describe('the range of a return for an unknown time of birth', () => {
  const day = rangeOfDays(-0.5, 0.5);
  const natal = computeNatalLongitude(sky, 'sun', dayAt(0));

  test('is undefined where the ephemeris ends within it', () => {
    const covered = (from: number, to: number) => ({
      ...sky,
      ephemeris: { ...sky.ephemeris, coverage: () => rangeOfDays(from, to) },
    });
    const query = { natal, moment: dayAt(365), day };
    expect(findReturnSpan(covered(-10, 365.2), query)).toBeUndefined();
    expect(findReturnSpan(covered(364.8, 700), query)).toBeUndefined();
  });
});
