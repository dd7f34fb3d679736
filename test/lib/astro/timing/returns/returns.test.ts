import { describe, expect, test } from 'vitest';
import { findReturnAfter, findReturnBefore } from '../../../../../lib/astro/timing/returns/neighbors.ts';
import {
  type BodyReturn,
  computeNatalLongitude,
  findReturns,
  pickNearestReturn,
} from '../../../../../lib/astro/timing/returns/returns.ts';
import { findReturnSpan } from '../../../../../lib/astro/timing/returns/uncertainty.ts';
import { clipWindowAround, farthestReturnDays } from '../../../../../lib/astro/timing/returns/window.ts';
import { findDegreeCrossings } from '../../../../../lib/astro/timing/transits/degree-crossings.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
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

describe('the returns of a body', () => {
  test('are numbered from the birth, which is no return; numbers before it are negative', () => {
    const found = [...findReturns(sky, computeNatalLongitude(sky, 'sun', dayAt(0)), rangeOfDays(-800, 1100))];
    expect(found.map(({ moment, round, retrograde }) => [daysOf(moment), round, retrograde])).toEqual(
      [-2, -1, 1, 2, 3].map((round) => [expect.closeTo(365 * round, 6), round, false]),
    );
  });

  test('share one number for the three crossings of a loop, and exclude the loop of the birth', () => {
    const found = [...findReturns(sky, computeNatalLongitude(sky, 'venus', dayAt(45.625)), rangeOfDays(0, 800))];
    expect(found.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(found.map(({ retrograde }) => retrograde)).toEqual([false, true, false, false, true, false]);
    const middle = found.filter(({ retrograde }) => retrograde).map(({ moment }) => daysOf(moment));
    expect(middle).toEqual([365, 730].map((days) => expect.closeTo(45.625 + days, 5)));
  });
});

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

describe('the return nearest to a moment', () => {
  const at = (moment: number): BodyReturn => ({ moment: jdUt(moment), retrograde: false, round: 1 });
  const returns = [at(30), at(10), at(20)];

  test.each([
    [8, 10],
    [14, 10],
    [16, 20],
    [100, 30],
    [15, 10],
    [25, 20],
  ])('to %d is %d, the earlier of two equally near', (moment, nearest) => {
    expect(pickNearestReturn(returns, jdUt(moment))?.moment).toBe(nearest);
  });

  test('is undefined for an empty list, and the list is not modified', () => {
    expect(pickNearestReturn([], jdUt(1))).toBeUndefined();
    expect(returns.map(({ moment }) => moment)).toEqual([30, 10, 20]);
  });
});

test('the largest distance of the nearest return is half the longest gap, and around the birth, which is no return, up to a gap and a loop', () => {
  const cycle = { meanDays: 365, longestGapDays: 400, longestLoopDays: 60 };
  const daysAway = (birth: number, target: number) =>
    farthestReturnDays(cycle, { birth: jdUt(birth), target: jdUt(target) });

  expect(daysAway(1000, 1000)).toBe(460);
  expect(daysAway(1000, 1100)).toBe(360);
  expect(daysAway(1000, 900)).toBe(360);
  expect(daysAway(1000, 1260)).toBe(200);
  expect(daysAway(1000, 5000)).toBe(200);
});

test('a window reaches equally far to either side, within the coverage of the body', () => {
  const coverage = { fromJdUt: jdUt(0), toJdUt: jdUt(1000) };
  expect(clipWindowAround(jdUt(500), 100, coverage)).toEqual({ fromJdUt: 400, toJdUt: 600 });
  expect(clipWindowAround(jdUt(50), 100, coverage)).toEqual({ fromJdUt: 0, toJdUt: 150 });
  expect(clipWindowAround(jdUt(950), 100, coverage)).toEqual({ fromJdUt: 850, toJdUt: 1000 });
});

describe('the returns next to a moment', () => {
  const natal = computeNatalLongitude(sky, 'sun', dayAt(0));
  const covered = (from: number, to: number) => ({
    ...sky,
    ephemeris: { ...sky.ephemeris, coverage: () => rangeOfDays(from, to) },
  });

  test('are the first one after it and the last one before it', () => {
    expect(daysOf(findReturnAfter(sky, natal, dayAt(400))?.moment ?? 0)).toBeCloseTo(730, 6);
    expect(daysOf(findReturnBefore(sky, natal, dayAt(400))?.moment ?? 0)).toBeCloseTo(365, 6);
    // Beyond the birth, which is no return.
    expect(daysOf(findReturnAfter(sky, natal, dayAt(-100))?.moment ?? 0)).toBeCloseTo(365, 6);
    expect(daysOf(findReturnBefore(sky, natal, dayAt(100))?.moment ?? 0)).toBeCloseTo(-365, 6);
  });

  test('before it include the last of several in one part of the search', () => {
    const natalInLoop = computeNatalLongitude(sky, 'venus', dayAt(45.625));
    const last = findReturnBefore(sky, natalInLoop, dayAt(700));
    expect([last?.round, last?.retrograde]).toEqual([1, false]);
    expect(daysOf(last?.moment ?? 0)).toBeGreaterThan(45.625 + 365);
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

  test('is the time in which the body is between its longitudes of that day', () => {
    const span = findReturnSpan(sky, { natal, moment: dayAt(365), day });
    expect([daysOf(span?.fromJdUt ?? 0), daysOf(span?.toJdUt ?? 0)]).toEqual([
      expect.closeTo(364.5, 6),
      expect.closeTo(365.5, 6),
    ]);
  });

  test('starts or ends with the return itself for a birth at the beginning or the end of the day', () => {
    const crossingOf = (border: number) => {
      const degree = longitudeDeg(RATE * border);
      const [crossing] = findDegreeCrossings(sky, { body: 'sun', degree, window: rangeOfDays(334.58, 395.42) });
      return crossing?.moment ?? dayAt(0);
    };
    const spanAt = (moment: ReturnType<typeof dayAt>) => findReturnSpan(sky, { natal, moment, day });
    expect(daysOf(spanAt(crossingOf(-0.5))?.fromJdUt ?? 0)).toBeCloseTo(364.5, 6);
    expect(daysOf(spanAt(crossingOf(0.5))?.toJdUt ?? 0)).toBeCloseTo(365.5, 6);
  });

  test('starts and ends with the nearest crossings where there are several', () => {
    const natalInLoop = computeNatalLongitude(sky, 'venus', dayAt(45.625));
    const ofDay = rangeOfDays(45.125, 46.125);
    const span = findReturnSpan(sky, { natal: natalInLoop, moment: dayAt(45.625 + 365), day: ofDay });
    expect([daysOf(span?.fromJdUt ?? 0), daysOf(span?.toJdUt ?? 0)]).toEqual([
      expect.closeTo(45.125 + 365, 4),
      expect.closeTo(46.125 + 365, 4),
    ]);
  });

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
