import { describe, expect, test } from 'vitest';
import { brownLunation, nextPhase, phaseLongitudeDeg } from '../../../lib/domain/lunar/lunation.ts';
import { lunarPhase } from '../../../lib/domain/lunar/phase.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/units/time.ts';
import { ephemeris } from '../../support/services.ts';
import { PHASES_2004, SEPARATIONS_2019 } from './published.ts';

const HALF_A_MINUTE_SECONDS = 30;
const jdOf = (unixMs: number): JdUt => jdUtFromUnix(unixSeconds(unixMs / 1000));

function phaseAfter(moment: JdUt, phaseDeg: number): JdUt {
  const found = nextPhase(ephemeris, { moment, phaseDeg: phaseLongitudeDeg(ephemeris, moment) }, phaseDeg);
  if (found === undefined) throw new Error('beyond the files');
  return found;
}

describe('phases of 2004 as the observatory of Naples printed them', () => {
  test('there are as many as the year has', () => {
    expect(PHASES_2004.length).toBe(49);
  });

  test.each(PHASES_2004)('$phaseDeg° at $unixMs, within the rounding to the minute', ({ phaseDeg, unixMs }) => {
    const found = unixFromJdUt(phaseAfter(jdUt(jdOf(unixMs) - 5), phaseDeg));
    expect(Math.abs(found - unixMs / 1000)).toBeLessThanOrEqual(HALF_A_MINUTE_SECONDS);
  });
});

/** The separation is rounded to 0.1′, and hardly changes within the minute that the time is rounded to. */
const ROUNDING_DEG = 0.06 / 60;

test.each(SEPARATIONS_2019)('on %s the true separation was %i° %d′', (moment, degrees, minutes) => {
  const { elongationDeg } = lunarPhase(ephemeris, jdOf(Date.parse(moment)));
  expect(Math.abs(elongationDeg - (degrees + minutes / 60))).toBeLessThan(ROUNDING_DEG);
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
