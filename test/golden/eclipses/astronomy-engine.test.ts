import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { lunar, solar, TWO_CENTURIES } from './measured-centuries.ts';

describe('astronomy-engine, 1900 to 2100: the same eclipses, none missing and none extra', () => {
  testAccuracy(TWO_CENTURIES);

  test('solar; it has no hybrid type and calls an eclipse partial where the axis misses the Earth', () => {
    const { ours, all } = solar();
    expect(ours.length).toBe(all.length);
    const inTheirWords = ours.map(({ type, central }) => {
      if (central === undefined) return 'partial';
      return type === 'hybrid' ? 'total' : type;
    });
    expect(inTheirWords).toEqual(all.map(({ kind }) => kind));
  });

  test('lunar; the type differs only within 0.005 of the edge of the umbra', () => {
    const { ours, all } = lunar();
    expect(ours.length).toBe(all.length);
    const differ = ours.filter(({ type }, index) => type !== all[index]?.kind);
    expect(differ.length).toBe(3);
    expect(differ.every(({ umbralMagnitude }) => Math.abs(umbralMagnitude) < 0.005)).toBe(true);
  });
});
