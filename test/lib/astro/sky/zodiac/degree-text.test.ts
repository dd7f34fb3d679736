import { describe, expect, test } from 'vitest';
import { formatDegree, formatMinutes, minutesInSign } from '../../../../../lib/astro/sky/zodiac/degree-text.ts';

describe('formatted degrees', () => {
  test.each([
    [99.181_636, '9°10′ Cancer'],
    [0, '0°00′ Aries'],
    [29.999, '29°59′ Aries'],
    [29.999_999_999_999_996, '29°59′ Aries'],
    [30, '0°00′ Taurus'],
    [359.99, '29°59′ Pisces'],
    [10.499_999_999_999_998, '10°30′ Aries'],
  ])('%d is %s', (longitude, text) => {
    expect(formatDegree(longitude)).toBe(text);
  });

  test('minutes have two digits and restart at every degree', () => {
    expect([0, 5, 59, 60, 605].map(formatMinutes)).toEqual(['00′', '05′', '59′', '00′', '05′']);
    expect([0, 30.5, 59.999].map(minutesInSign)).toEqual([0, 30, 1799]);
  });
});
