import { describe, expect, test } from 'vitest';
import { readLongitude, unitOfNumber } from '../../../../lib/requests/claims/longitude-text.ts';

describe('longitudes as programs print them', () => {
  test.each([
    ["11°38' Cancer", 101 + 38 / 60, 1 / 60],
    ['11°38′25″ Cancer', 101 + 38 / 60 + 25 / 3600, 1 / 3600],
    ['11 Can 38', 101 + 38 / 60, 1 / 60],
    ['14Vi13', 164 + 13 / 60, 1 / 60],
    ['28CP19:16', 298 + 19 / 60 + 16 / 3600, 1 / 3600],
    ['Cancer 11.63', 101.63, 0.01],
    ['♋ 11°38′', 101 + 38 / 60, 1 / 60],
    ['11° Cancer', 101, 1],
    ['101.6333', 101.6333, 0.0001],
    ["101°38'", 101 + 38 / 60, 1 / 60],
    ["3° 30' 7 Gemini", 63 + 30 / 60 + 7 / 3600, 1 / 3600],
    ['3° 12.5′ Pisces', 333 + 12.5 / 60, 0.1 / 60],
  ])('%s', (text, degrees, unit) => {
    const read = readLongitude(text);
    expect(read?.type === 'longitude' && read.longitudeDeg).toBeCloseTo(degrees, 9);
    expect(read?.type === 'longitude' && read.unitDeg).toBeCloseTo(unit, 9);
  });

  test.each([
    ['Cancer', 3],
    ['sag', 8],
    ['Cp', 9],
    ['♓', 11],
  ])('the sign %s', (text, sign) => {
    expect(readLongitude(text)).toEqual({ type: 'sign', sign });
  });

  test.each(['', 'abc', "31°00' Cancer", "11°60' Cancer", '361', '-5', '1.5°30', 'Cancer Leo', '12 foo 30'])(
    '%j is refused',
    (text) => {
      expect(readLongitude(text)).toBeUndefined();
    },
  );

  test('the last decimal of a number is its unit', () => {
    expect([101, 101.6, 101.63, 43.29034759846253].map(unitOfNumber)).toEqual([1, 0.1, 0.01, 1e-14]);
  });
});
