import { describe, expect, test } from 'vitest';
import { brownLunation } from '../../../lib/domain/lunar/lunation.ts';
import { jdUt, unixFromJdUt } from '../../../lib/units/time.ts';
import { held } from '../../accuracy/comparison.ts';
import { jdOf, PRINTED_PHASES, phaseAfter } from './measured-phases.ts';
import { PHASES_2004 } from './published.ts';

describe('phases of 2004 and separations of 2019 as they were printed', () => {
  test('there are as many phases as the year has', () => {
    expect(PHASES_2004.length).toBe(49);
  });

  held(PRINTED_PHASES);
});

/** @source https://en.wikipedia.org/wiki/New_moon: both moments, and that Brown's numbers are Meeus's + 953 */
describe('Brown’s lunations', () => {
  test.each([
    ['1923-01-17T02:41Z', 1],
    ['2000-01-06T18:14Z', 953],
  ])('the one of %s is number %i', (printed, number) => {
    const newMoon = phaseAfter(jdUt(jdOf(Date.parse(printed)) - 5), 0);
    expect(Math.abs(unixFromJdUt(newMoon) - Date.parse(printed) / 1000)).toBeLessThan(60);
    expect(brownLunation(newMoon)).toBe(number);
  });
});
