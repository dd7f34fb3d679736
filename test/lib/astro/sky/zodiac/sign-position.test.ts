import { describe, expect, it } from 'vitest';
import {
  elementOf,
  modalityOf,
  signIndexOf,
  signLongitudeDeg,
  signOf,
} from '../../../../../lib/astro/sky/zodiac/sign-position.ts';
import { SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

describe('a longitude', () => {
  it('belongs to the sign whose half-open thirty degrees contain it', () => {
    SIGNS.forEach((sign, index) => {
      expect(signOf(longitudeDeg(index * 30))).toBe(sign);
      expect(signOf(longitudeDeg(index * 30 + 29.999999999))).toBe(sign);
      expect(signIndexOf(longitudeDeg(index * 30 + 15))).toBe(index);
    });
  });

  it('has its sign degrees counted from the beginning of the sign', () => {
    expect(signLongitudeDeg(longitudeDeg(0))).toBe(0);
    expect(signLongitudeDeg(longitudeDeg(84.25))).toBe(24.25);
    expect(signLongitudeDeg(longitudeDeg(359.5))).toBe(29.5);
  });

  it.each([
    ['fire', 'cardinal', 0],
    ['earth', 'fixed', 30],
    ['air', 'mutable', 60],
    ['water', 'cardinal', 90],
    ['fire', 'fixed', 120],
    ['earth', 'mutable', 150],
    ['air', 'cardinal', 180],
    ['water', 'fixed', 210],
    ['fire', 'mutable', 240],
    ['earth', 'cardinal', 270],
    ['air', 'fixed', 300],
    ['water', 'mutable', 330],
  ])('is %s and %s at %d°', (element, modality, longitude) => {
    expect(elementOf(longitudeDeg(longitude + 12))).toBe(element);
    expect(modalityOf(longitudeDeg(longitude + 12))).toBe(modality);
  });
});
