import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBalance } from '../../../../../lib/astro/chart/analysis/balance.ts';
import { ELEMENTS, MODALITIES, POLARITIES, SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { forAll } from '../../../../support/for-all.ts';
import { pointsAt } from './points.ts';

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('classes of signs', () => {
  const balance = computeBalance(pointsAt(...SIGNS.map((_, index) => 30 * index)), undefined);

  test('each element has every fourth sign, each modality every third, each polarity every second', () => {
    expect(balance.elements).toEqual({
      fire: ['a', 'e', 'i'],
      earth: ['b', 'f', 'j'],
      air: ['c', 'g', 'k'],
      water: ['d', 'h', 'l'],
    });
    expect(balance.modalities).toEqual({
      cardinal: ['a', 'd', 'g', 'j'],
      fixed: ['b', 'e', 'h', 'k'],
      mutable: ['c', 'f', 'i', 'l'],
    });
    expect(balance.polarities).toEqual({
      positive: ['a', 'c', 'e', 'g', 'i', 'k'],
      negative: ['b', 'd', 'f', 'h', 'j', 'l'],
    });
  });

  test('every point is in one element, one modality and one polarity', () => {
    forAll([fc.array(anyLongitude, { maxLength: 12 })], (longitudes) => {
      const points = pointsAt(...longitudes);
      const { elements, modalities, polarities } = computeBalance(points, undefined);
      const ids = points.map(({ id }) => id);
      expect(ELEMENTS.flatMap((name) => elements[name]).sort()).toEqual(ids);
      expect(MODALITIES.flatMap((name) => modalities[name]).sort()).toEqual(ids);
      expect(POLARITIES.flatMap((name) => polarities[name]).sort()).toEqual(ids);
    });
  });
});
