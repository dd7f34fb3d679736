import { expect, test } from 'vitest';
import { formatDegree } from '../../../../../lib/astro/sky/zodiac/degree-text.ts';

test.each([
  [99.181_636, '9°10′ Cancer'],
  [0, '0°00′ Aries'],
  [29.999, '29°59′ Aries'],
  [29.999_999_999_999_996, '29°59′ Aries'],
  [30, '0°00′ Taurus'],
  [359.99, '29°59′ Pisces'],
  [10.499_999_999_999_998, '10°30′ Aries'],
])('formatted degrees: %d is %s', (longitude, text) => {
  expect(formatDegree(longitude)).toBe(text);
});
