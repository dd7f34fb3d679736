import { expect, test } from 'vitest';
import { SAROS_STARTS } from '../../../lib/astro/sky/events/eclipses/saros-starts.ts';
import type { Alignment } from '../../../lib/astro/sky/events/eclipses/syzygies.ts';
import { findLunarEclipses, findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { meanNewMoon } from '../../../lib/astro/sky/lunar/lunation.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const LUNATIONS_PER_SAROS = 223;
const DAYS_OFF_MEAN = 3;

function hasEclipse(alignment: Alignment, lunation: number): boolean {
  const mean = meanNewMoon(lunation + (alignment === 'conjunction' ? 0 : 0.5));
  const range = { fromJdUt: jdUt(mean - DAYS_OFF_MEAN), toJdUt: jdUt(mean + DAYS_OFF_MEAN) };
  const find = alignment === 'conjunction' ? findSolarEclipses : findLunarEclipses;
  return find(ephemeris, range, { type: 'tropical' }).length > 0;
}

/** Series whose ends, and the moons before and after them, the files cover: which of those four have an eclipse. */
function listEnds(alignment: Alignment) {
  const { series, firstLunations, counts } = SAROS_STARTS[alignment];
  const { fromJdUt, toJdUt } = ephemeris.coverage();
  return firstLunations.flatMap((first, index) => {
    const last = first + ((counts[index] ?? 0) - 1) * LUNATIONS_PER_SAROS;
    const [before, after] = [first - LUNATIONS_PER_SAROS, last + LUNATIONS_PER_SAROS];
    const isCovered = meanNewMoon(before) - fromJdUt > 30 && toJdUt - meanNewMoon(after) > 30;
    if (!isCovered) return [];
    const ends = [before, first, last, after].map((lunation) => (hasEclipse(alignment, lunation) ? 'x' : '-')).join('');
    return [{ series: series + index, ends }];
  });
}

test.each([
  ['conjunction', 147, [{ series: 54, ends: '-xxx' }]],
  [
    'opposition',
    139,
    [
      { series: 7, ends: '--x-' },
      { series: 61, ends: '--x-' },
    ],
  ],
] as const)(
  'NASA lists the Saros series of the %s from the first eclipse found to the last',
  (alignment, count, others) => {
    const ends = listEnds(alignment);
    expect(ends).toHaveLength(count);
    expect(ends.filter(({ ends: found }) => found !== '-xx-')).toEqual(others);
  },
);
