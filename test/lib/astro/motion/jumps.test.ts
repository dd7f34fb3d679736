import { expect, it } from 'vitest';
import { LARGEST_JUMPS_DEG } from '../../../../lib/astro/motion/jumps.ts';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from '../../adapters/swiss/real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const FRAME = { zodiac: TROPICAL, center: GEOCENTRIC };

it('no longitude departs from a straight line within 16 ms by more than its largest jump', () => {
  for (const [body, largestJumpDeg] of Object.entries(LARGEST_JUMPS_DEG) as [
    keyof typeof LARGEST_JUMPS_DEG,
    number,
  ][]) {
    for (let day = 1_500_000; day < 2_800_000; day += 4999.8765) {
      const first = Math.round(millisecondsFromJdUt(jdUt(day)));
      const speed = ephemeris.position(body, jdUt(day), FRAME).longitudeSpeedDegPerDay;
      const at = (milliseconds: number) => jdUtFromMilliseconds(first + milliseconds);
      const start = ephemeris.longitude(body, at(0), FRAME);
      for (const milliseconds of [1, 16]) {
        const moved = arcDeg(start, ephemeris.longitude(body, at(milliseconds), FRAME));
        const jumpDeg = Math.abs(moved - speed * (at(milliseconds) - at(0)));
        expect(jumpDeg, `${body} on ${day}`).toBeLessThan(largestJumpDeg);
      }
    }
  }
});
