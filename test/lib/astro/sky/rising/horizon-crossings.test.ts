import { describe, expect, test } from 'vitest';
import type { ValueAt } from '../../../../../lib/astro/search/zeros.ts';
import { ALMANAC_HORIZON } from '../../../../../lib/astro/sky/rising/horizon.ts';
import { findDailyCrossings } from '../../../../../lib/astro/sky/rising/horizon-crossings.ts';
import { findRisingsAndSettings, followOverPlace, heightAbove } from '../../../../../lib/astro/sky/rising/local-sky.ts';
import type { CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const STEP_DAYS = 5 / 1440;

/** Changes of sign between samples five minutes apart. */
function countByBruteForce(valueAt: ValueAt, from: number, to: number): number {
  let count = 0;
  let before = valueAt(jdUt(from)) >= 0;
  for (let moment = from + STEP_DAYS; moment <= to; moment += STEP_DAYS) {
    const after = valueAt(jdUt(moment)) >= 0;
    if (after !== before) count += 1;
    before = after;
  }
  return count;
}

describe('findDailyCrossings', () => {
  test.each([1, 0.3, 1e-3, 1e-6])(
    'finds both crossings of a wave whose top is %d above zero at its height of 1',
    (rise) => {
      const wave: ValueAt = (moment) => Math.cos(2 * Math.PI * (moment - 0.37)) - 1 + rise;
      const crossings = findDailyCrossings(wave, { fromJdUt: jdUt(0), toJdUt: jdUt(1) });
      const halfWidth = Math.acos(1 - rise) / (2 * Math.PI);
      expect(crossings.map(({ isRising }) => isRising)).toEqual([true, false]);
      expect(crossings[0]?.moment).toBeCloseTo(0.37 - halfWidth, 7);
      expect(crossings[1]?.moment).toBeCloseTo(0.37 + halfWidth, 7);
    },
  );

  test.each([0.01, 0.02, 0.08])('finds a top near either end of the span, %d of a day inside', (inside) => {
    for (const top of [inside, 2 - inside]) {
      const wave: ValueAt = (moment) => Math.cos(2 * Math.PI * (moment - top)) - 1 + 1e-5;
      const around = findDailyCrossings(wave, { fromJdUt: jdUt(0), toJdUt: jdUt(2) });
      expect(around.filter(({ moment }) => Math.abs(moment - top) < 0.1)).toHaveLength(2);
    }
  });
});

test.each<[CatalogBodyId, number]>([
  ['sun', 67.41],
  ['sun', 69.65],
  ['sun', 89.95],
  ['sun', -90],
  ['moon', 65.9],
  ['moon', 88.8],
])(
  'risings and settings near the poles and on grazing days, against samples five minutes apart: %s at latitude %d: every crossing of a year',
  (id, latitudeDeg) => {
    const place = { latitudeDeg, longitudeDeg: 25, elevationM: 0 };
    const span = { fromJdUt: jdUt(2460310.5), toJdUt: jdUt(2460676.5) };
    const motion = followOverPlace({ ephemeris, place, horizon: ALMANAC_HORIZON }, { type: 'body', id }, span);
    const sampled = countByBruteForce(heightAbove(motion, motion.risingLevel), span.fromJdUt, span.toJdUt);
    const crossings = findRisingsAndSettings(motion);
    const brief = crossings.filter(({ moment }, index) => moment - (crossings[index - 1]?.moment ?? 0) < 2 * STEP_DAYS);
    expect(Math.abs(crossings.length - sampled)).toBeLessThanOrEqual(2 * brief.length);
    expect(crossings.every(({ isRising }, index) => isRising !== crossings[index - 1]?.isRising)).toBe(true);
  },
);
