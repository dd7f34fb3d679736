import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { momentOf, numberIn, typeIn } from './canon.ts';
import { LUNAR_ECLIPSES, lunarEclipses, pairs, rows, since2001, times } from './measured-lunar.ts';

describe('NASA, Five Millennium Catalog: the lunar eclipses of 2000 to 2030', () => {
  const [firstOf2000, secondOf2000] = lunarEclipses;

  test('all 69 since 2001, with their types, and no other', () => {
    expect(since2001.map(({ type }) => type)).toEqual(times.map(typeIn));
    expect(since2001.length).toBe(69);
  });

  /** https://web.archive.org/web/20080229045208/http://sunearth.gsfc.nasa.gov/eclipse/LEcat/LE1901-2000.html, cut to minutes */
  test('the two of 2000 agree with the older catalog', () => {
    expect([firstOf2000?.type, secondOf2000?.type]).toEqual(['total', 'total']);
    expect(((firstOf2000?.moment ?? 0) - momentOf('2000-01-21T04:44Z')) * 1440).toBeCloseTo(0, 0);
    expect(((secondOf2000?.moment ?? 0) - momentOf('2000-07-16T13:56Z')) * 1440).toBeCloseTo(0, 0);
    expect(firstOf2000?.gamma).toBeCloseTo(-0.296, 3);
    expect(secondOf2000?.gamma).toBeCloseTo(0.03, 3);
  });

  test('series and types of 25 of them', () => {
    expect(pairs.length).toBe(25);
    expect(pairs.map(([{ saros }]) => saros)).toEqual(rows.map((row) => numberIn(row, 'saros')));
    expect(pairs.filter(([{ partial }]) => partial).length).toBe(rows.filter((row) => row.partial_min).length);
    expect(pairs.filter(([{ total }]) => total).length).toBe(rows.filter((row) => row.total_min).length);
  });

  testAccuracy(LUNAR_ECLIPSES);
});
