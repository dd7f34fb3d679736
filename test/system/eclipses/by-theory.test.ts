import { expect, test } from 'vitest';
import { compareWithTheories } from '../../support/eclipses-by-theory.ts';
import { listPlaces, listSolarEclipses } from '../../support/eclipses-elsewhere.ts';

/**
 * Positions of ELP/MPP02 and VSOP87 (astronomia 4.2.0), rotation of the Earth by astronomy-engine 2.1.19, and contacts as angles
 * between the limbs: nothing of it is ours but radii and ΔT. The short form of ELP/MPP02 is 0.045″ from the long one.
 */
test('two hundred places see the 221 eclipses of 1950–2050 as analytical theories of Moon and Earth have them', {
  timeout: 600_000,
}, () => {
  const places = listPlaces(200);
  const sights = listSolarEclipses(1950, 2050).flatMap((eclipse) => compareWithTheories(eclipse, places, 0.002));
  const worst = (key: 'partialSeconds' | 'centralSeconds' | 'obscuration', of = sights): number =>
    of.reduce((most, sight) => Math.max(most, sight[key]), 0);
  const grazing = sights.filter(({ magnitude }) => magnitude < 0.05);
  const others = sights.filter(({ magnitude }) => magnitude >= 0.05);
  expect([sights.length, grazing.length]).toEqual([17_238, 878]);
  expect(worst('partialSeconds', others)).toBeLessThan(2.5);
  expect(worst('partialSeconds', grazing)).toBeLessThan(6);
  expect(worst('centralSeconds')).toBeLessThan(4);
  expect(sights.filter(({ agreesOnType }) => !agreesOnType)).toEqual([]);
  expect(worst('obscuration')).toBeLessThan(0.0017);
  expect(sights.some(({ isOverOne }) => isOverOne)).toBe(false);
});
