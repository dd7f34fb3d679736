import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLunationEvents } from '../../../../../lib/astro/sky/events/lunations.ts';
import { computeIllumination } from '../../../../../lib/astro/sky/lunar/illumination.ts';
import { brownLunationOf, moonPhaseDeg } from '../../../../../lib/astro/sky/lunar/lunation.ts';
import { computeLunarPhase } from '../../../../../lib/astro/sky/lunar/phase.ts';
import { ARCSEC_PER_DEG, arcDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';

const { fromJdUt, toJdUt } = ephemeris.coverage();
const LONGEST_MONTH_DAYS = 29.9;
const anyMoment = fc.double({ min: fromJdUt + 31, max: toJdUt - 61, noNaN: true }).map(jdUt);

const millisecondBefore = (moment: JdUt): JdUt => jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(moment)) - 1);

describe('illumination', () => {
  test('has a phase angle and an elongation that form a triangle with the angle at the Sun', () => {
    const degrees = fc.double({ min: 0, max: 360, noNaN: true });
    forAll([degrees, degrees], (moonDeg, sunDeg) => {
      const moon = { longitudeDeg: moonDeg, latitudeDeg: 4, distanceAu: 0.00257 };
      const sun = { longitudeDeg: sunDeg, latitudeDeg: 0, distanceAu: 1 };
      const { elongationDeg, phaseAngleDeg, illuminatedFraction } = computeIllumination(moon, sun);
      const atSunDeg = 180 - elongationDeg - phaseAngleDeg;
      expect(atSunDeg).toBeGreaterThanOrEqual(-1e-9);
      expect(atSunDeg).toBeLessThan(0.148);
      expect(illuminatedFraction).toBeCloseTo((1 + Math.cos((phaseAngleDeg * Math.PI) / 180)) / 2, 12);
    });
  });
});

describe('at any moment of the files', () => {
  test('the next new and full moon follow within a month: the Moon is within 0.001″ of them', () => {
    forAll([anyMoment], { numRuns: 300 }, (moment) => {
      const { nextNewMoon, nextFullMoon } = computeLunarPhase(tropicalSky, moment);
      for (const [found, target] of [
        [nextNewMoon, 0],
        [nextFullMoon, 180],
      ] as const) {
        const at = found as JdUt;
        expect(at).toBeGreaterThan(moment);
        expect(at - moment).toBeLessThan(LONGEST_MONTH_DAYS);
        expect(Math.abs(arcDeg(target, moonPhaseDeg(tropicalSky, at))) * ARCSEC_PER_DEG).toBeLessThan(0.001);
      }
    });
  });

  test('the age, the next new moon and the lunation number agree', () => {
    forAll([anyMoment], { numRuns: 300 }, (moment) => {
      const { ageDays, nextNewMoon, lunation } = computeLunarPhase(tropicalSky, moment);
      expect(ageDays).toBeGreaterThanOrEqual(0);
      expect((nextNewMoon as number) - moment + (ageDays as number)).toBeGreaterThan(29.2);
      expect((nextNewMoon as number) - moment + (ageDays as number)).toBeLessThan(LONGEST_MONTH_DAYS);
      expect(brownLunationOf(nextNewMoon as JdUt)).toBe(lunation + 1);
    });
  });

  test('at the moment of a new moon it is the last one, and the next is a month later; the events are the same', () => {
    forAll([anyMoment], { numRuns: 100 }, (moment) => {
      const newMoon = computeLunarPhase(tropicalSky, moment).nextNewMoon as JdUt;
      const at = computeLunarPhase(tropicalSky, newMoon);
      expect(at.ageDays).toBe(0);
      expect((at.nextNewMoon as JdUt) - newMoon).toBeGreaterThan(29.2);
      expect(at.lunation).toBe(brownLunationOf(newMoon));
      const before = computeLunarPhase(tropicalSky, millisecondBefore(newMoon));
      expect([before.nextNewMoon, before.lunation]).toEqual([newMoon, at.lunation - 1]);
      const window = { fromJdUt: jdUt(newMoon - 3), toJdUt: newMoon };
      const [event] = findLunationEvents({ sky: tropicalSky, window, aspects: [], tradition: 'modern' });
      expect(event?.refine().moment).toBe(newMoon);
    });
  });

  test('at the moment of a full moon the next one is a month later', () => {
    forAll([anyMoment], { numRuns: 100 }, (moment) => {
      const fullMoon = computeLunarPhase(tropicalSky, moment).nextFullMoon as JdUt;
      expect((computeLunarPhase(tropicalSky, fullMoon).nextFullMoon as JdUt) - fullMoon).toBeGreaterThan(29.2);
      expect(computeLunarPhase(tropicalSky, millisecondBefore(fullMoon)).nextFullMoon).toBe(fullMoon);
    });
  });
});

test('at the ends of the files moments outside them are undefined, but the lunation number is not', () => {
  const first = computeLunarPhase(tropicalSky, fromJdUt);
  const last = computeLunarPhase(tropicalSky, toJdUt);
  expect(first.ageDays).toBeUndefined();
  expect(first.nextNewMoon).toBeGreaterThan(fromJdUt);
  expect(last.nextNewMoon).toBeUndefined();
  expect(last.ageDays).toBeGreaterThanOrEqual(0);
  expect(computeLunarPhase(tropicalSky, jdUt(fromJdUt + 31)).lunation - first.lunation).toBeGreaterThanOrEqual(1);
});
