import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCirclePart } from '../../../../lib/astro/indian/circle-part.ts';
import { findNakshatra } from '../../../../lib/astro/indian/nakshatra.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

it.each([
  [0, 1, 'Ashvini', 1, 'ketu'],
  [40, 4, 'Rohini', 1, 'moon'],
  [53 + 19 / 60 + 59 / 3600, 4, 'Rohini', 4, 'moon'],
  [53 + 20 / 60, 5, 'Mrigashira', 1, 'mars'],
  [180, 14, 'Chitra', 3, 'mars'],
  [240, 19, 'Mula', 1, 'ketu'],
  [359.999999999, 27, 'Revati', 4, 'mercury'],
])('a nakshatra holds %d°', (degrees, number, name, pada, lord) => {
  expect(findNakshatra(longitudeDeg(degrees))).toMatchObject({ number, name, pada, lord });
});

it('a part of the circle holds its longitude, and grows with it', () => {
  const longitudes = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  forAll([longitudes, fc.integer({ min: 1, max: 1728 })], (degrees, count) => {
    const { index, degreesIn, borderDeg } = findCirclePart(longitudeDeg(degrees), count);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThan(count);
    expect(degreesIn).toBeGreaterThanOrEqual(0);
    expect(borderDeg).toBeGreaterThanOrEqual(0);
    expect(borderDeg).toBeLessThanOrEqual(180 / count + 1e-9);
    expect((index * 360) / count + degreesIn).toBeCloseTo(degrees, 9);
  });
});

it('every border of every count belongs to the part that it begins', () => {
  for (let count = 1; count <= 1728; count += 1) {
    for (let index = 0; index < count; index += 1) {
      if (findCirclePart(longitudeDeg((index * 360) / count), count).index !== index)
        throw new Error(`${index}/${count}`);
    }
  }
});
