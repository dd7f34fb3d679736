import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import {
  findDegreeCrossings,
  SPEED_LIMITS_DEG_PER_DAY,
} from '../../../../../lib/astro/timing/transits/degree-crossings.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt, rangeAround } from '../../../../../lib/base/units/time.ts';
import { openPositions } from '../../../../support/positions.ts';
import { ephemeris } from '../../../../support/services.ts';

const CENTURY = { fromJdUt: jdUt(2_415_020.3), toJdUt: jdUt(2_451_545.7) };
const degree = longitudeDeg(321.98765);

const openSky = (): GeocentricSky => ({ ephemeris, store: openPositions(), zodiac: { type: 'tropical' } });

describe.each([
  ['sun', 100, 365.2425],
  ['moon', 1337, 27.3216],
] as const)('the crossings of a degree by the %s', (body, count, meanDays) => {
  test('are all found, although most of the time between them is not searched', () => {
    const moments = [...findDegreeCrossings(openSky(), { body, degree, window: CENTURY })].map(({ moment }) => moment);
    expect(moments).toHaveLength(count);
    const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] as number));
    expect(Math.max(...gaps)).toBeLessThan(1.05 * meanDays);
    expect(Math.min(...gaps)).toBeGreaterThan(0.95 * meanDays);
  });

  test('include one at either end of the window, and none a millisecond beyond', () => {
    const [first] = findDegreeCrossings(openSky(), { body, degree, window: CENTURY });
    if (!first) throw new Error('there is none');
    const millisecond = jdUt(1 / 86_400_000);
    const found = (fromJdUt: number, toJdUt: number) =>
      [...findDegreeCrossings(openSky(), { body, degree, window: { fromJdUt: jdUt(fromJdUt), toJdUt: jdUt(toJdUt) } })]
        .length;
    const { moment } = first;
    expect([found(moment - 3, moment), found(moment, moment + 3)]).toEqual([1, 1]);
    expect([found(moment - 3, moment - millisecond), found(moment + millisecond, moment + 3)]).toEqual([0, 0]);
  });

  test('need no engine at the ends of the window', () => {
    const [first] = findDegreeCrossings(openSky(), { body, degree, window: CENTURY });
    const position = () => {
      throw new Error('the engine was asked for a position');
    };
    const sky = { ...openSky(), ephemeris: { ...ephemeris, position } };
    const window = rangeAround(first?.moment ?? jdUt(Number.NaN), 5.123);
    expect([...findDegreeCrossings(sky, { body, degree, window })]).toEqual([first]);
  });

  test('are not passed by: the body is never as fast as its limit', () => {
    const speeds = Array.from({ length: 20_000 }, (_, index) => {
      const moment = jdUt(625_360.5 + index * 109.317);
      return ephemeris.position(body, moment, { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } });
    }).map(({ longitudeSpeedDegPerDay }) => longitudeSpeedDegPerDay);
    expect(Math.min(...speeds)).toBeGreaterThan(0);
    expect(Math.max(...speeds)).toBeLessThan(SPEED_LIMITS_DEG_PER_DAY[body] ?? 0);
  });
});
