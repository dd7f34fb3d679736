import { expect, test } from 'vitest';
import { listPlaces, listSolarEclipses, measureEclipses, measureMoons } from '../../support/eclipses-elsewhere.ts';

const eclipses = listSolarEclipses(1950, 2050);
const places = listPlaces(200);

/** Beside other work each takes minutes. */
const LONG = 600_000;

test('two hundred places see the eclipses of 1950–2050 as astronomy-engine has them from the same positions', {
  timeout: LONG,
}, () => {
  const worst = measureEclipses(eclipses, places, 'engine');
  expect(worst.count).toBeGreaterThan(5000);
  expect(worst.partialSeconds).toBeLessThan(1.2);
  expect(worst.grazingSeconds).toBeLessThan(1.2);
  expect(worst.centralSeconds).toBeLessThan(1.2);
  expect(worst.grazingCentralSeconds).toBeLessThan(8);
  expect(worst.obscuration).toBeLessThan(0.002);
});

// Its Moon is up to 3.4″ off ours, and its shadow up to 6.8 s; ours has NASA's elements: test/golden/eclipses/moon.test.ts.
test('from positions of its own it is within 20 s, and within 5 s at three places of four', { timeout: LONG }, () => {
  const worst = measureEclipses(eclipses, places, 'own');
  expect(worst.within5Seconds).toBeGreaterThan(0.75);
  expect(worst.partialSeconds).toBeLessThan(20);
  expect(worst.centralSeconds).toBeLessThan(15);
  expect(worst.obscuration).toBeLessThan(0.002);
});

test('its Moon is up to 3.4″ off ours at the eclipses of 1950–2050', () => {
  const apart = eclipses.map((eclipse) => measureMoons(eclipse));
  const worst = (values: readonly number[]): number => Math.max(...values);
  expect(worst(apart.map(({ arcseconds }) => arcseconds))).toBeLessThan(3.5);
  expect(worst(apart.map(({ seconds }) => seconds))).toBeLessThan(7);
});
