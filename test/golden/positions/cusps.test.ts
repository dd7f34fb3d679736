import { describe, expect, it } from 'vitest';
import { longitudeDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import { cast } from './measured-cusps.ts';
import { moments } from './reference/moments.ts';

describe('cusps against their definitions', () => {
  it.each([
    ['E', 0],
    ['A', 0],
    ['V', -15],
  ] as const)('%s has cusps every 30° from the ascendant %d', (system, offsetDeg) => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, system);
      houses.cuspsDeg.forEach((cusp, house) => {
        expect(separationDeg(cusp, longitudeDeg(houses.ascendantDeg + offsetDeg + house * 30))).toBeLessThan(1e-9);
      });
    }
  });

  it('W begins with the rising sign', () => {
    for (const moment of moments(5371.137)) {
      const { houses } = cast(moment, 51.5, 'W');
      expect(houses.cuspsDeg[0]).toBe(Math.floor(houses.ascendantDeg / 30) * 30);
      expect(houses.cuspsDeg[11]).toBe(((houses.cuspsDeg[0] ?? Number.NaN) + 330) % 360);
    }
  });
});
