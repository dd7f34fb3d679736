import { expect, test } from 'vitest';
import { chartErrors, sunArcsec } from '../../bench/peers/errors.ts';
import { peer as natal } from '../../bench/peers/natal.ts';
import { INPUTS } from '../../bench/peers/peer.ts';

const ARCSEC = 1 / 3600;

test('a chart is as wrong as the worst of its angles and of its cusps', async () => {
  const chart = await natal.works.natal?.read(INPUTS.natal(0));
  if (!chart) throw new Error('natal casts charts');
  const right = chartErrors([chart]);
  expect(Math.max(right.angles, right.cusps)).toBeLessThan(0.01);
  const cuspsDeg = chart.cuspsDeg.map((cusp, index) => cusp + (index === 10 ? 9 * ARCSEC : 0));
  const wrong = chartErrors([{ ...chart, midheavenDeg: chart.midheavenDeg - 7 * ARCSEC, cuspsDeg }]);
  expect(wrong.angles).toBeCloseTo(7, 1);
  expect(wrong.cusps).toBeCloseTo(9, 1);
  expect(chartErrors([{ ...chart, cuspsDeg: [] }]).cusps).toBeNaN();
});

test('an event is as wrong as the Sun is away from its degree, and none at all is NaN', () => {
  /** As the US Naval Observatory has it, 2000-03-20 07:35 UT. */
  const equinox = 2_451_623.815_972;
  expect(sunArcsec([equinox], () => 0)).toBeLessThan(2.5);
  expect(sunArcsec([equinox, equinox + 1 / 24], () => 0)).toBeGreaterThan(146);
  expect(sunArcsec([], () => 0)).toBeNaN();
});
