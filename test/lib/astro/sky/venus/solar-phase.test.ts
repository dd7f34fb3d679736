import { expect, test } from 'vitest';
import { classifySolarPhase } from '../../../../../lib/astro/sky/venus/solar-phase.ts';
import { visibilityAfter, visibilityOf } from '../../../../../lib/astro/sky/venus/visibility.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

/** Under the beams within 17°, combust within 8°30′, cazimi within 17′, limits included. */
test.each([
  [17.001, []],
  [17, ['underBeams']],
  [8.501, ['underBeams']],
  [8.5, ['underBeams', 'combust']],
  [0.284, ['underBeams', 'combust']],
  [0.283, ['underBeams', 'combust', 'cazimi']],
  [0, ['underBeams', 'combust', 'cazimi']],
])('nearness to the Sun: %d° away, on either side, is %j', (apart, expected) => {
  for (const venus of [100 + apart, 100 - apart]) {
    const phases = Object.entries(classifySolarPhase(longitudeDeg(venus), longitudeDeg(100)));
    expect(phases.filter(([, holds]) => holds).map(([name]) => name)).toEqual(expected);
  }
});

test('Venus is a morning star after an inferior conjunction, an evening star after a superior one and east of the Sun', () => {
  expect([visibilityAfter('inferior'), visibilityAfter('superior')]).toEqual(['morning_star', 'evening_star']);
  expect([visibilityOf(true), visibilityOf(false)]).toEqual(['evening_star', 'morning_star']);
});
