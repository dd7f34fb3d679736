import { describe, expect, test } from 'vitest';
import { brownLunationOf } from '../../../lib/astro/sky/lunar/lunation.ts';
import { jdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { jdOf, PRINTED_PHASES, phaseAfter } from './measured-phases.ts';
import { PHASES_2004 } from './published.ts';

describe('phases of 2004 and separations of 2019 agree with print', () => {
  test('the year has all its phases', () => {
    expect(PHASES_2004.length).toBe(49);
  });

  testAccuracy(PRINTED_PHASES);
});

/** @source TIME Almanac 1993 (disc), file charts/space/celestia, "The Sun and Moon: 1994": new moons with their lunations */
describe('Brown’s lunations', () => {
  test.each([
    ['1994-01-11T23:10Z', 879],
    ['1994-02-10T14:30Z', 880],
    ['1994-03-12T07:05Z', 881],
    ['1994-05-10T17:07Z', 883],
  ])('the one of %s is number %i', (printed, number) => {
    const newMoon = phaseAfter(jdUt(jdOf(Date.parse(printed)) - 5), 0);
    expect(Math.abs(unixFromJdUt(newMoon) - Date.parse(printed) / 1000)).toBeLessThan(60);
    expect(brownLunationOf(newMoon)).toBe(number);
  });
});
