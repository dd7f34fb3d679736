import { describe, expect, test } from 'vitest';
import { MOMENT_UNCERTAINTY_DAYS } from '../../../../lib/astro/motion/crossing.ts';
import { findIndexAtOrAfter, takeRefinedPage } from '../../../../lib/astro/motion/pagination.ts';
import { findIngresses } from '../../../../lib/astro/sky/events/sign-ingresses.ts';
import { findDegreeCrossings } from '../../../../lib/astro/timing/transits/degree-crossings.ts';
import { countMinimumContacts } from '../../../../lib/astro/timing/transits/minimum-contact-count.ts';
import { toTransitTargets } from '../../../../lib/astro/timing/transits/targets.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';
import { createSyntheticSky, daysOf, moveSteadily, oscillate, rangeOfDays } from './synthetic-sky.ts';

describe('one page of results', () => {
  const MINUTE = 60 / 86_400;
  /** Ten results a day apart, unordered, each with an estimate twenty seconds too early or too late. */
  const results = [4, 7, 1, 9, 0, 3, 8, 2, 6, 5].map((day) => ({
    moment: jdUt(100 + day + (day % 2 === 0 ? 20 : -20) / 86_400),
    day,
  }));
  const refine = ({ day }: { readonly day: number }) => ({ moment: jdUt(100 + day), day });
  const page = (offset: number, limit: number) =>
    takeRefinedPage(results, { offset, limit }, refine).map(({ day }) => day);

  test('is ascending in time and starts at its offset', () => {
    expect(page(0, 3)).toEqual([0, 1, 2]);
    expect(page(3, 4)).toEqual([3, 4, 5, 6]);
    expect(page(8, 5)).toEqual([8, 9]);
    expect(page(0, 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('is empty beyond the last result', () => {
    expect(page(10, 5)).toEqual([]);
    expect(takeRefinedPage([], { offset: 0, limit: 5 }, refine)).toEqual([]);
    expect(page(3, 0)).toEqual([]);
  });

  test('has refined moments, and refines only results that may belong to it', () => {
    const refinedDays: number[] = [];
    const items = takeRefinedPage(results, { offset: 3, limit: 2 }, (result) => {
      refinedDays.push(result.day);
      return refine(result);
    });
    expect(items.map(({ moment }) => moment)).toEqual([103, 104]);
    expect(refinedDays).toEqual([3, 4]);
  });

  test('is in the order of the refined moments where estimates have another, even across pages', () => {
    const estimates = [0, 1, 2, 3].map((step) => ({ moment: jdUt(step * MINUTE), day: step }));
    // The second is half a minute before the first, the fourth before the third.
    const swapped = [1, 0, 3, 2];
    const refineSwapped = ({ day }: { readonly day: number }) => ({
      moment: jdUt((swapped[day] as number) * MINUTE),
      day,
    });
    const pages = [0, 1, 2, 3].map((offset) =>
      takeRefinedPage(estimates, { offset, limit: 1 }, refineSwapped).map(({ day }) => day),
    );
    expect(pages).toEqual([[1], [0], [3], [2]]);
  });

  test('has results of one moment in the order of the search, whichever estimate is earlier', () => {
    const [late, early] = [
      { moment: jdUt(MINUTE), day: 1 },
      { moment: jdUt(0), day: 2 },
    ];
    const refineToOne = ({ day }: { readonly day: number }) => ({ moment: jdUt(MINUTE / 2), day });
    const listDays = (offset: number, limit: number) =>
      takeRefinedPage([late, early], { offset, limit }, refineToOne).map(({ day }) => day);
    expect(listDays(0, 2)).toEqual([1, 2]);
    expect([listDays(0, 1), listDays(1, 1)]).toEqual([[1], [2]]);
  });

  test('allows for an uncertainty of two minutes', () => {
    expect(MOMENT_UNCERTAINTY_DAYS).toBeCloseTo(2 * MINUTE, 12);
  });
});

test('a binary search finds the first item at or after a moment', () => {
  const ordered = [1, 3, 3, 5].map((moment) => ({ moment: jdUt(moment) }));
  expect([0, 1, 2, 3, 4, 5, 6].map((moment) => findIndexAtOrAfter(ordered, jdUt(moment)))).toEqual([
    0, 0, 1, 1, 3, 3, 4,
  ]);
  expect(findIndexAtOrAfter([], jdUt(3))).toBe(0);
});

test('targets are one degree for conjunction and opposition, two for every other aspect', () => {
  const points = [
    { name: 'sun', degree: longitudeDeg(10) },
    { name: 'own', degree: longitudeDeg(350) },
  ];
  const targets = toTransitTargets(points, ['conjunction', 'square', 'opposition']);
  expect(targets.map(({ natalPoint, aspect, degree }) => `${natalPoint} ${aspect} ${degree}`)).toEqual([
    'sun conjunction 10',
    'sun square 100',
    'sun square 280',
    'sun opposition 190',
    'own conjunction 350',
    'own square 80',
    'own square 260',
    'own opposition 170',
  ]);
});

describe('the minimum number of contacts', () => {
  const days = (count: number) => rangeOfDays(0, count);

  test('is one per revolution and target, minus one revolution', () => {
    // The Sun's revolution takes 365.24 days: ten revolutions and a bit in 3 700.
    expect(countMinimumContacts(['sun'], days(3700), 1)).toBe(9);
    expect(countMinimumContacts(['sun'], days(3700), 4)).toBe(36);
    expect(countMinimumContacts(['sun', 'sun'], days(3700), 1)).toBe(18);
  });
});

/** Mars oscillates between 70° and 130°, starting at 100°; the Sun moves one degree a day, starting at 350°. */
const sky = createSyntheticSky({
  mars: oscillate(100, 30, 400),
  sun: moveSteadily(350, 1),
  moon: moveSteadily(0, 13),
  saturn: moveSteadily(1, -0.1),
});

describe('ingresses', () => {
  const listIngresses = (body: 'mars' | 'sun' | 'saturn', to: number) =>
    findIngresses(sky, [body], rangeOfDays(0, to)).map(({ moment, fromSign, sign, retrograde }) => [
      expect.closeTo(daysOf(moment), 4),
      `${fromSign} to ${sign}`,
      retrograde,
    ]);

  test('name the sign entered and the sign left, in retrograde motion too', () => {
    const day = (Math.asin(2 / 3) * 400) / (2 * Math.PI);
    const dayBack = (Math.asin(1 / 3) * 400) / (2 * Math.PI);
    expect(listIngresses('mars', 400)).toEqual([
      [day, 'Cancer to Leo', false],
      [200 - day, 'Leo to Cancer', true],
      [200 + dayBack, 'Cancer to Gemini', true],
      [400 - dayBack, 'Gemini to Cancer', false],
    ]);
  });

  test('are found across 0° Aries', () => {
    expect(listIngresses('sun', 50)).toEqual([
      [10, 'Pisces to Aries', false],
      [40, 'Aries to Taurus', false],
    ]);
    expect(listIngresses('saturn', 50)).toEqual([[10, 'Aries to Pisces', true]]);
  });
});

describe('crossings of a degree', () => {
  test('are ascending across all parts of the search', () => {
    const found = [
      ...findDegreeCrossings(sky, { body: 'moon', degree: longitudeDeg(130), window: rangeOfDays(0, 600) }),
    ];
    const expected = Array.from({ length: 22 }, (_, round) => (130 + 360 * round) / 13);
    expect(found.map(({ moment }) => daysOf(moment))).toEqual(
      expected.filter((day) => day <= 600).map((day) => expect.closeTo(day, 5)),
    );
    for (const { retrograde } of found) expect(retrograde).toBe(false);
  });

  test('are searched no further than the caller iterates', () => {
    const { engine, queries } = recordQueries(sky.ephemeris);
    const recordingSky = { ...createSyntheticSky({}), ephemeris: engine };
    const [first] = findDegreeCrossings(recordingSky, {
      body: 'moon',
      degree: longitudeDeg(130),
      window: rangeOfDays(0, 60_000),
    });
    expect(daysOf(first?.moment ?? 0)).toBeCloseTo(10, 5);
    // 32 cells of 8 days, and the rest of the cell in which the window begins.
    expect(Math.max(...queries.map(({ moment }) => daysOf(moment)))).toBeLessThanOrEqual(32 * 8);
  });

  test('are complete where the window begins within a part', () => {
    const found = [
      ...findDegreeCrossings(sky, { body: 'mars', degree: longitudeDeg(115), window: rangeOfDays(50, 500) }),
    ];
    expect(found.map(({ moment, retrograde }) => [Math.round(daysOf(moment)), retrograde])).toEqual([
      [167, true],
      [433, false],
    ]);
  });
});
