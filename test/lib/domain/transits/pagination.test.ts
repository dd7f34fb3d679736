import { describe, expect, test } from 'vitest';
import { buildLongitudePaths } from '../../../../lib/domain/longitude-model/path.ts';
import { findDegreeCrossings } from '../../../../lib/domain/transits/degree-crossings.ts';
import { findIngresses } from '../../../../lib/domain/transits/ingresses.ts';
import { countMinimumContacts } from '../../../../lib/domain/transits/minimum-contact-count.ts';
import {
  findIndexAtOrAfter,
  MOMENT_UNCERTAINTY_DAYS,
  takeRefinedPage,
} from '../../../../lib/domain/transits/pagination.ts';
import { toTransitTargets } from '../../../../lib/domain/transits/targets.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { dayAt, daysFrom, daysOf, madeUpSky, run, swing } from '../longitude-model/synthetic-sky.ts';

describe('one page of what was found', () => {
  const MINUTE = 60 / 86_400;
  /** Ten things a day apart, each told twenty seconds too early or too late, in no order. */
  const found = [4, 7, 1, 9, 0, 3, 8, 2, 6, 5].map((day) => ({
    moment: jdUt(100 + day + (day % 2 === 0 ? 20 : -20) / 86_400),
    day,
  }));
  const settle = ({ day }: { readonly day: number }) => ({ moment: jdUt(100 + day), day });
  const page = (offset: number, limit: number) =>
    takeRefinedPage(found, { offset, limit }, settle).map(({ day }) => day);

  test('is in the order of time, from where it is asked for', () => {
    expect(page(0, 3)).toEqual([0, 1, 2]);
    expect(page(3, 4)).toEqual([3, 4, 5, 6]);
    expect(page(8, 5)).toEqual([8, 9]);
    expect(page(0, 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('is empty beyond the last', () => {
    expect(page(10, 5)).toEqual([]);
    expect(takeRefinedPage([], { offset: 0, limit: 5 }, settle)).toEqual([]);
    expect(page(3, 0)).toEqual([]);
  });

  test('has the settled moments, and settles no more than may be on it', () => {
    const settled: number[] = [];
    const items = takeRefinedPage(found, { offset: 3, limit: 2 }, (near) => {
      settled.push(near.day);
      return settle(near);
    });
    expect(items.map(({ moment }) => moment)).toEqual([103, 104]);
    expect(settled).toEqual([3, 4]);
  });

  test('is in the settled order where two are told in the wrong one, across its borders too', () => {
    const told = [0, 1, 2, 3].map((step) => ({ moment: jdUt(step * MINUTE), day: step }));
    // The second is half a minute before the first, the fourth before the third.
    const swapped = [1, 0, 3, 2];
    const inOrder = ({ day }: { readonly day: number }) => ({ moment: jdUt((swapped[day] as number) * MINUTE), day });
    const pages = [0, 1, 2, 3].map((offset) =>
      takeRefinedPage(told, { offset, limit: 1 }, inOrder).map(({ day }) => day),
    );
    expect(pages).toEqual([[1], [0], [3], [2]]);
  });

  test('looks two minutes to either side', () => {
    expect(MOMENT_UNCERTAINTY_DAYS).toBeCloseTo(2 * MINUTE, 12);
  });
});

test('the first at or after a moment', () => {
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
  const told = toTransitTargets(points, ['conjunction', 'square', 'opposition']);
  expect(told.map(({ natalPoint, aspect, degree }) => `${natalPoint} ${aspect} ${degree}`)).toEqual([
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

describe('contacts that there are at least', () => {
  const days = (count: number) => daysFrom(0, count);

  test('are one a turn and target, less one turn', () => {
    // The Sun goes round in 365.24 days: ten times and a bit in 3 700.
    expect(countMinimumContacts(['sun'], days(3700), 1)).toBe(9);
    expect(countMinimumContacts(['sun'], days(3700), 4)).toBe(36);
    expect(countMinimumContacts(['sun', 'sun'], days(3700), 1)).toBe(18);
  });

  test('are never less than none: Pluto has not gone round', () => {
    expect(countMinimumContacts(['pluto'], days(3700), 5)).toBe(0);
    expect(countMinimumContacts(['sun', 'pluto'], days(3700), 1)).toBe(9);
  });
});

/** Mars goes from 100° to 130° and back, on to 70°; the Sun one degree a day from 350° on. */
const sky = madeUpSky({ mars: swing(100, 30, 400), sun: run(350, 1), moon: run(0, 13), saturn: run(1, -0.1) });

describe('ingresses', () => {
  const told = (body: 'mars' | 'sun' | 'saturn', to: number) =>
    findIngresses(sky, [body], daysFrom(0, to)).map(({ moment, fromSign, sign, retrograde }) => [
      expect.closeTo(daysOf(moment), 4),
      `${fromSign} to ${sign}`,
      retrograde,
    ]);

  test('name the sign that is entered and the one that is left, on the way back too', () => {
    const day = (Math.asin(2 / 3) * 400) / (2 * Math.PI);
    const dayBack = (Math.asin(1 / 3) * 400) / (2 * Math.PI);
    expect(told('mars', 400)).toEqual([
      [day, 'Cancer to Leo', false],
      [200 - day, 'Leo to Cancer', true],
      [200 + dayBack, 'Cancer to Gemini', true],
      [400 - dayBack, 'Gemini to Cancer', false],
    ]);
  });

  test('across 0° Aries', () => {
    expect(told('sun', 50)).toEqual([
      [10, 'Pisces to Aries', false],
      [40, 'Aries to Taurus', false],
    ]);
    expect(told('saturn', 50)).toEqual([[10, 'Aries to Pisces', true]]);
  });
});

describe('crossings of a degree', () => {
  test('come in order, however many parts the window is looked through in', () => {
    const found = [...findDegreeCrossings(sky, { body: 'moon', degree: longitudeDeg(130), window: daysFrom(0, 600) })];
    const expected = Array.from({ length: 22 }, (_, round) => (130 + 360 * round) / 13);
    expect(found.map(({ moment }) => daysOf(moment))).toEqual(
      expected.filter((day) => day <= 600).map((day) => expect.closeTo(day, 5)),
    );
    for (const { retrograde } of found) expect(retrograde).toBe(false);
  });

  test('are looked for no further than they are taken', () => {
    const asked: number[] = [];
    const { ephemeris } = sky;
    const watching = {
      ...madeUpSky({}),
      ephemeris: {
        ...ephemeris,
        position: (...query: Parameters<typeof ephemeris.position>) => {
          asked.push(daysOf(query[1]));
          return ephemeris.position(...query);
        },
      },
    };
    const [first] = findDegreeCrossings(watching, {
      body: 'moon',
      degree: longitudeDeg(130),
      window: daysFrom(0, 60_000),
    });
    expect(daysOf(first?.moment ?? 0)).toBeCloseTo(10, 5);
    // 32 cells of 8 days, and the rest of the one in which the window begins.
    expect(Math.max(...asked)).toBeLessThanOrEqual(32 * 8);
  });

  test('are those of one pass where the window begins within a part', () => {
    const found = [...findDegreeCrossings(sky, { body: 'mars', degree: longitudeDeg(115), window: daysFrom(50, 500) })];
    expect(found.map(({ moment, retrograde }) => [Math.round(daysOf(moment)), retrograde])).toEqual([
      [167, true],
      [433, false],
    ]);
  });
});

test('paths begin and end with their window', () => {
  const [path] = buildLongitudePaths(sky, ['sun'], daysFrom(3, 5));
  expect([path?.nodes[0]?.moment, path?.nodes.at(-1)?.moment]).toEqual([dayAt(3), dayAt(5)]);
});
