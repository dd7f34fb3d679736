import { expect, test } from 'vitest';
import { solarPhaseNameOf } from '../../../../../lib/astro/chart/analysis/solar-phase-name.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const ARC_SECOND_DEG = 1 / 3600;

test.each([
  [17 / 60, 'cazimi', 'combust'],
  [8.5, 'combust', 'under_beams'],
  [17, 'under_beams', 'free'],
])('%d° from the Sun is still %s, one arc second more is %s', (limitDeg, within, beyond) => {
  for (const sun of [0, 0.1, 100.123_456_7, 359.999]) {
    for (const side of [1, -1]) {
      expect(solarPhaseNameOf(longitudeDeg(sun + side * limitDeg), longitudeDeg(sun))).toBe(within);
      const farther = longitudeDeg(sun + side * (limitDeg + ARC_SECOND_DEG));
      expect(solarPhaseNameOf(farther, longitudeDeg(sun))).toBe(beyond);
    }
  }
});
