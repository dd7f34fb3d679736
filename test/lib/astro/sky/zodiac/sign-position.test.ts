import { describe, expect, it } from 'vitest';
import { elementOf, modalityOf, signLongitudeDeg } from '../../../../../lib/astro/sky/zodiac/sign-position.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

describe('a longitude', () => {
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
