import { describe, expect, test } from 'vitest';
import { classifySolarPhase } from '../../../../lib/domain/venus/solar-phase.ts';
import { visibilityAfter, visibilityOf } from '../../../../lib/domain/venus/visibility.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';

describe('nearness to the Sun', () => {
  /** Beyond 17° nothing, within 17° under the beams, within 8°30′ combust, within 17′ cazimi; the limits belong. */
  test.each([
    [17.001, []],
    [17, ['underBeams']],
    [8.501, ['underBeams']],
    [8.5, ['underBeams', 'combust']],
    [0.284, ['underBeams', 'combust']],
    [0.283, ['underBeams', 'combust', 'cazimi']],
    [0, ['underBeams', 'combust', 'cazimi']],
  ])('%d° away, on either side, is %j', (apart, expected) => {
    for (const venus of [100 + apart, 100 - apart]) {
      const told = Object.entries(classifySolarPhase(longitudeDeg(venus), longitudeDeg(100)));
      expect(told.filter(([, holds]) => holds).map(([name]) => name)).toEqual(expected);
    }
  });
});

test('she goes over to the morning before the Sun and to the evening behind it; east of him she is seen in the evening', () => {
  expect([visibilityAfter('inferior'), visibilityAfter('superior')]).toEqual(['morning_star', 'evening_star']);
  expect([visibilityOf(true), visibilityOf(false)]).toEqual(['evening_star', 'morning_star']);
});
