import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeIllumination } from '../../../../lib/domain/lunar/illumination.ts';
import { brownLunationOf, findNextPhase, moonPhaseDeg } from '../../../../lib/domain/lunar/lunation.ts';
import { computeLunarPhase, PHASE_NAMES, phaseNameOf } from '../../../../lib/domain/lunar/phase.ts';
import { angularSeparationDeg } from '../../../../lib/domain/zodiac/angular-separation.ts';
import { type JdUt, jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const { fromJdUt, toJdUt } = ephemeris.coverage();
const MILLISECOND_DAYS = 1e-3 / 86_400;
const LONGEST_MONTH_DAYS = 29.9;
const anyMoment = fc.double({ min: fromJdUt + 31, max: toJdUt - 31, noNaN: true }).map(jdUt);

describe('names', () => {
  test('cover an eighth of the month each, with the principal phases in the middle of theirs', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(phaseNameOf)).toEqual([...PHASE_NAMES]);
    expect([22.499, 22.5, 337.499, 337.5, 359.999].map(phaseNameOf)).toEqual([
      'New Moon',
      'Waxing Crescent',
      'Waning Crescent',
      'New Moon',
      'New Moon',
    ]);
  });
});

describe('illumination', () => {
  test('has a phase angle and an elongation that form a triangle with the angle at the Sun', () => {
    const degrees = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (moonDeg, sunDeg) => {
        const moon = { longitudeDeg: moonDeg, latitudeDeg: 4, distanceAu: 0.00257 };
        const sun = { longitudeDeg: sunDeg, latitudeDeg: 0, distanceAu: 1 };
        const { elongationDeg, phaseAngleDeg, illuminatedFraction } = computeIllumination(moon, sun);
        const atSunDeg = 180 - elongationDeg - phaseAngleDeg;
        expect(atSunDeg).toBeGreaterThanOrEqual(-1e-9);
        expect(atSunDeg).toBeLessThan(0.148);
        expect(illuminatedFraction).toBeCloseTo((1 + Math.cos((phaseAngleDeg * Math.PI) / 180)) / 2, 12);
      }),
    );
  });

  test('has a separation that is symmetric, and accurate for almost equal directions', () => {
    const [a, b] = [
      { longitudeDeg: 10, latitudeDeg: 0, distanceAu: 1 },
      { longitudeDeg: 10 + 1e-9, latitudeDeg: 0, distanceAu: 1 },
    ];
    expect(angularSeparationDeg(a, b)).toBeCloseTo(1e-9, 14);
    expect(angularSeparationDeg(b, a)).toBe(angularSeparationDeg(a, b));
  });
});

describe('at any moment of the files', () => {
  test('the next new and full moon follow within a month, exact to the millisecond', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { nextNewMoon, nextFullMoon } = computeLunarPhase(ephemeris, moment);
        for (const [found, target] of [
          [nextNewMoon, 0],
          [nextFullMoon, 180],
        ] as const) {
          const at = found as JdUt;
          expect(at).toBeGreaterThanOrEqual(moment - MILLISECOND_DAYS);
          expect(at - moment).toBeLessThan(LONGEST_MONTH_DAYS);
          const before = moonPhaseDeg(ephemeris, jdUt(at - 1e-8));
          const after = moonPhaseDeg(ephemeris, jdUt(at + 1e-8));
          expect((before - target + 540) % 360).toBeLessThan(180);
          expect((after - target + 540) % 360).toBeGreaterThan(180);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the age, the next new moon and the lunation number agree', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { ageDays, nextNewMoon, lunation } = computeLunarPhase(ephemeris, moment);
        expect(ageDays).toBeGreaterThanOrEqual(0);
        expect((nextNewMoon as number) - moment + (ageDays as number)).toBeGreaterThan(29.2);
        expect((nextNewMoon as number) - moment + (ageDays as number)).toBeLessThan(LONGEST_MONTH_DAYS);
        expect(brownLunationOf(nextNewMoon as JdUt)).toBe(lunation + 1);
      }),
      { numRuns: 300 },
    );
  });

  test('at a new moon the next one is a month later', () => {
    const start = jdUt(2451545);
    const newMoon = findNextPhase(ephemeris, { moment: start, phaseDeg: moonPhaseDeg(ephemeris, start) }, 0) as JdUt;
    const next = findNextPhase(ephemeris, { moment: newMoon, phaseDeg: 0 as never }, 0) as JdUt;
    expect(next - newMoon).toBeGreaterThan(29.2);
  });
});

describe('at the ends of the files', () => {
  test('moments outside them are undefined, but the lunation number is not', () => {
    const first = computeLunarPhase(ephemeris, fromJdUt);
    const last = computeLunarPhase(ephemeris, toJdUt);
    expect(first.ageDays).toBeUndefined();
    expect(first.nextNewMoon).toBeGreaterThan(fromJdUt);
    expect(last.nextNewMoon).toBeUndefined();
    expect(last.ageDays).toBeGreaterThanOrEqual(0);
    expect(computeLunarPhase(ephemeris, jdUt(fromJdUt + 31)).lunation - first.lunation).toBeGreaterThanOrEqual(1);
  });
});
