import fc from 'fast-check';
import { expect, test } from 'vitest';
import { armcToMidheavenDeg, midheavenToArmcDeg } from '../../../../../lib/astro/sky/zodiac/midheaven.ts';
import { longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';

const anyArmc = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });

test('the midheaven of a meridian agrees with the engine', () => {
  const moment = jdUt(2_451_545);
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  forAll([anyArmc], (armc) => {
    const meridian = { armcDeg: longitudeDeg(armc), latitudeDeg: 45, moment };
    const houses = ephemeris.housesOfMeridian(meridian, 'O', { type: 'tropical' });
    expect(separationDeg(armcToMidheavenDeg(armc, trueObliquityDeg), houses?.midheavenDeg ?? Number.NaN)).toBeLessThan(
      1e-9,
    );
  });
});

test('converting the midheaven back gives the same meridian', () => {
  forAll([anyArmc, fc.double({ min: 22, max: 25, noNaN: true })], (armc, obliquity) => {
    const there = armcToMidheavenDeg(armc, obliquity);
    expect(separationDeg(midheavenToArmcDeg(there, obliquity), armc)).toBeLessThan(1e-9);
  });
});
