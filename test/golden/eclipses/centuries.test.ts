import { describe, expect, test } from 'vitest';
import { findLunarEclipses, findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';

/** Julian days of a century's first moment and of the next one's, by NASA's calendar. */
const CENTURIES = {
  '-1999 to -1900': [990_923.5, 1_027_448.5],
  '-99 to 0': [1_684_898.5, 1_721_423.5],
  '1 to 100': [1_721_423.5, 1_757_948.5],
  '2001 to 2100': [2_451_910.5, 2_488_434.5],
  '2601 to 2700': [2_671_055.5, 2_707_579.5],
} as const;

type Century = keyof typeof CENTURIES;

function countOfTypes(eclipses: readonly { readonly type: string }[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { type } of eclipses) count[type] = (count[type] ?? 0) + 1;
  return count;
}

const rangeOf = (century: Century) => {
  const [from, to] = CENTURIES[century];
  return { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
};

describe('as many eclipses of each type as NASA counts in a century', () => {
  test.each([
    ['-1999 to -1900', { partial: 84, annular: 71, total: 62, hybrid: 22 }],
    ['2001 to 2100', { partial: 77, annular: 72, total: 68, hybrid: 7 }],
    ['2601 to 2700', { partial: 77, annular: 81, total: 64, hybrid: 5 }],
  ] as const)('solar, %s', (century, counts) => {
    expect(countOfTypes(findSolarEclipses(ephemeris, rangeOf(century), { type: 'tropical' }))).toEqual(counts);
  });

  test.each([
    ['-99 to 0', { penumbral: 94, partial: 98, total: 61 }],
    ['1 to 100', { penumbral: 93, partial: 101, total: 57 }],
    ['2001 to 2100', { penumbral: 86, partial: 57, total: 85 }],
  ] as const)('lunar, %s', (century, counts) => {
    expect(countOfTypes(findLunarEclipses(ephemeris, rangeOf(century), { type: 'tropical' }))).toEqual(counts);
  });
});
