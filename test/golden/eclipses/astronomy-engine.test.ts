import { describe, expect, test } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { worstOf } from './canon.ts';
import { lunar, solar, TWO_CENTURIES } from './measured-centuries.ts';

describe('astronomy-engine, 1900 to 2100: the same eclipses, none missing and none beyond', () => {
  held(TWO_CENTURIES);

  test('solar; it knows no hybrid ones, and calls partial what the axis misses', () => {
    const { ours, all } = solar();
    expect(ours.length).toBe(all.length);
    const inTheirWords = ours.map(({ type, central }) => {
      if (central === undefined) return 'partial';
      return type === 'hybrid' ? 'total' : type;
    });
    expect(inTheirWords).toEqual(all.map(({ kind }) => kind));
  });

  test('lunar, of other type only within 0.005 of the edge of the umbra', () => {
    const { ours, all } = lunar();
    expect(ours.length).toBe(all.length);
    const differ = ours.filter(({ type }, index) => type !== all[index]?.kind);
    expect(differ.length).toBe(3);
    expect(worstOf(differ.map(({ umbralMagnitude }) => umbralMagnitude))).toBeLessThan(0.005);
  });
});
