import { describe, expect, test } from 'vitest';
import { separationOffsetDeg } from '../../../../lib/astro/motion/separation.ts';
import { closeToDay, SECOND_DAYS, searchAspects, sky, toRefinedDays } from './aspect-search.ts';
import { dayAt } from './synthetic-sky.ts';

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
    const unwrappedAngles = [270, 180, 0, -90, -180, -360];
    expect(aspects.map(({ unwrappedAngleDeg }) => unwrappedAngleDeg)).toEqual(unwrappedAngles);
    expect(aspects.map(({ angleDeg }) => angleDeg)).toEqual([270, 180, 0, 270, 180, 0]);
    expect(toRefinedDays(aspects)).toEqual(
      unwrappedAngles.map((unwrappedAngle) => closeToDay((320 - unwrappedAngle) / 12)),
    );
  });

  test('at angles close together are ascending in time, whether the separation grows or shrinks', () => {
    const angles = Array.from({ length: 36 }, (_, step) => 10 * ((step * 7) % 36));
    for (const pair of [['moon', 'sun'] as const, ['sun', 'moon'] as const]) {
      const aspects = toRefinedDays(searchAspects({ pair, angles, from: 1e-6, to: 30.1 }));
      // The separation starts just above 40° and grows by 12° a day: every ten degrees from 50° to 400°.
      expect(aspects).toEqual(Array.from({ length: 36 }, (_, step) => closeToDay((10 + 10 * step) / 12)));
    }
  });

  test('are found at the right moment even if the relative speed is small', () => {
    const aspects = searchAspects({ pair: ['saturn', 'jupiter'], angles: [30], to: 400 });
    expect(toRefinedDays(aspects)).toEqual([closeToDay(240)]);
    expect(searchAspects({ pair: ['saturn', 'jupiter'], angles: [60], to: 400 })).toEqual([]);
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

test('the offset of a separation from an angle is in [-180, 180)', () => {
  const pair = { first: 'moon', second: 'sun' } as const;
  expect(separationOffsetDeg(sky, pair, 40, dayAt(0))).toBeCloseTo(0, 9);
  expect(separationOffsetDeg(sky, pair, 30, dayAt(0))).toBeCloseTo(10, 9);
  expect(separationOffsetDeg(sky, pair, 50, dayAt(0))).toBeCloseTo(-10, 9);
  expect(separationOffsetDeg(sky, pair, 400, dayAt(1))).toBeCloseTo(12, 9);
});
