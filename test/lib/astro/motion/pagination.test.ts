import { describe, expect, test } from 'vitest';
import { takeRefinedPage } from '../../../../lib/astro/motion/pagination.ts';
import { findDegreeCrossings } from '../../../../lib/astro/timing/transits/degree-crossings.ts';
import { countMinimumContacts } from '../../../../lib/astro/timing/transits/minimum-contact-count.ts';
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

describe('crossings of a degree', () => {
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
});
