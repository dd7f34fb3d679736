import { expect, test } from 'vitest';
import { moonShadowAt } from '../../../lib/astro/sky/events/eclipses/moon-shadow.ts';
import { fitSunAndMoon } from '../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { dot } from '../../../lib/astro/sky/vector.ts';
import { asinDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';

/** 8 April 2024, 18h TDT, Julian day. */
const T0_TT = 2_460_409.25;

/**
 * NASA's elements of 8 April 2024, as https://celestialprogramming.com/eclipsesGeneratingBesselianElements/generatingBesselianPolynomials.html
 * prints them: constant terms, those of 18h TDT, each good to the fit of a cubic over six hours.
 */
test('the shadow of 8 April 2024 has the elements of the Five Millennium Canon', () => {
  const middle = jdUt(T0_TT - ephemeris.orientation(jdUt(T0_TT)).deltaTSeconds / 86_400);
  const { axis, east, north, toSun, penumbra, umbra } = moonShadowAt(fitSunAndMoon(ephemeris, middle), middle);
  expect(dot(axis, east)).toBeCloseTo(-0.318244, 4);
  expect(dot(axis, north)).toBeCloseTo(0.219764, 4);
  expect(asinDeg(toSun.z)).toBeCloseTo(7.5862002, 4);
  expect(penumbra.radius).toBeCloseTo(0.535814, 5);
  expect(umbra.radius).toBeCloseTo(-0.010272, 5);
  expect(penumbra.slope).toBeCloseTo(0.0046683, 7);
  expect(umbra.slope).toBeCloseTo(0.004645, 7);
});
