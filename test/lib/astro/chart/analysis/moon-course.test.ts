import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeMoonCourse } from '../../../../../lib/astro/chart/analysis/moon-course.ts';
import { longitudeAt } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { VOID_TRADITIONS } from '../../../../../lib/astro/sky/events/event.ts';
import { findVoidOfCourseEvents } from '../../../../../lib/astro/sky/events/void-of-course.ts';
import { ASPECTS } from '../../../../../lib/base/catalog/aspects.ts';
import { longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';

const MILLISECOND_DAYS = 1 / 86_400_000;
const anyMoment = fc.double({ min: 2_451_545, max: 2_453_371, noNaN: true }).map(jdUt);
const lahiriSky = { ...tropicalSky, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' } } as const;

/** Distance of the Moon from an exact aspect at a moment, degrees. */
function missDeg({ body, aspect, moment }: NonNullable<ReturnType<typeof describeMoonCourse>['last']>): number {
  const apart = separationDeg(longitudeAt(tropicalSky, 'moon', moment), longitudeAt(tropicalSky, body, moment));
  return Math.abs(apart - ASPECTS[aspect].angleDeg);
}

test.each(VOID_TRADITIONS)(
  '%s: the Moon is void exactly in the periods of the events, until their ends',
  (tradition) => {
    const window = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_451_635) };
    for (const sky of [tropicalSky, lahiriSky]) {
      const events = findVoidOfCourseEvents({ sky, window, aspects: [], tradition }).map(({ refine }) => refine());
      forAll(
        [fc.double({ min: window.fromJdUt, max: window.toJdUt, noNaN: true }).map(jdUt)],
        { numRuns: 60 },
        (moment) => {
          const current = events.find((event) => event.moment <= moment && moment < event.endsAt);
          const course = describeMoonCourse(sky, moment, tradition);
          expect(course.isVoid).toBe(current !== undefined);
          if (current) expect(course.leavesSignAt).toBe(current.endsAt);
        },
      );
    }
  },
);

test('the last and the next aspect are exact at their moments, on either side of the moment', () => {
  forAll([anyMoment, fc.constantFrom(...VOID_TRADITIONS)], { numRuns: 60 }, (moment, tradition) => {
    const { last, next } = describeMoonCourse(tropicalSky, moment, tradition);
    if (!last || !next) throw new Error('the files cover the moment');
    expect(last.moment).toBeLessThanOrEqual(moment);
    expect(next.moment).toBeGreaterThan(moment);
    for (const aspect of [last, next]) expect(missDeg(aspect)).toBeLessThan(1e-6);
  });
});

test('at the moment of an aspect it is the last one, and from a millisecond before it the next one', () => {
  forAll([anyMoment], { numRuns: 20 }, (moment) => {
    const { next } = describeMoonCourse(tropicalSky, moment, 'modern');
    if (!next) throw new Error('the files cover the moment');
    expect(describeMoonCourse(tropicalSky, next.moment, 'modern').last).toEqual(next);
    const before = jdUt(next.moment - 2 * MILLISECOND_DAYS);
    expect(describeMoonCourse(tropicalSky, before, 'modern').next).toEqual(next);
  });
});

test('between the last and the next aspect no other planet of the tradition is crossed', () => {
  forAll([anyMoment], { numRuns: 60 }, (moment) => {
    const { last, next } = describeMoonCourse(tropicalSky, moment, 'traditional');
    if (!last || !next) throw new Error('the files cover the moment');
    for (const body of ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
      const arcAt = (at: typeof moment) =>
        longitudeDeg(longitudeAt(tropicalSky, 'moon', at) - longitudeAt(tropicalSky, body, at));
      const [start, end] = [arcAt(jdUt(last.moment + 1e-5)), arcAt(jdUt(next.moment - 1e-5))];
      const crossed = [60, 90, 120, 180, 240, 270, 300, 360].filter((angle) =>
        start <= end ? start < angle && angle < end : angle > start || angle < end,
      );
      expect(crossed).toEqual([]);
    }
  });
});

test('she leaves her sign within three days, at a multiple of 30°', () => {
  forAll([anyMoment], { numRuns: 40 }, (moment) => {
    const { leavesSignAt } = describeMoonCourse(tropicalSky, moment, 'modern');
    if (leavesSignAt === undefined) throw new Error('the files cover the moment');
    expect(leavesSignAt - moment).toBeGreaterThan(0);
    expect(leavesSignAt - moment).toBeLessThan(3);
    const intoSignDeg = longitudeAt(tropicalSky, 'moon', leavesSignAt) % 30;
    expect(Math.min(intoSignDeg, 30 - intoSignDeg)).toBeLessThan(1e-6);
  });
});

test('at the end of the files what lies beyond them is undefined', () => {
  const { toJdUt } = tropicalSky.ephemeris.coverage();
  const course = describeMoonCourse(tropicalSky, toJdUt, 'modern');
  expect(course).toMatchObject({ isVoid: false, leavesSignAt: undefined, next: undefined });
  expect(course.last).toBeDefined();
});
