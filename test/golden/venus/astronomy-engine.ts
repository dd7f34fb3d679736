import { AngleBetween, Body, Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { findZeroCrossings, HALF_STEP, type Range, type ReferenceEvent } from '../events/independent.ts';

/** Venus and the Sun by astronomy-engine on a day after J2000: apparent, ecliptic and equinox of date. */
export function venusFromSun(day: number) {
  const time = MakeTime(day);
  const [venus, sun] = [GeoVector(Body.Venus, time, true), GeoVector(Body.Sun, time, true)];
  return { aheadDeg: arcDeg(Ecliptic(sun).elon, Ecliptic(venus).elon), apartDeg: AngleBetween(venus, sun) };
}

const partingOfSun = (day: number): number =>
  venusFromSun(day + HALF_STEP).apartDeg - venusFromSun(day - HALF_STEP).apartDeg;

/** Conjunctions in longitude; Venus gains on the Sun at superior ones. */
export const conjunctions = (range: Range): readonly ReferenceEvent[] =>
  findZeroCrossings((day) => venusFromSun(day).aheadDeg, range, ['superior', 'inferior']);

/** Greatest elongations: where the true separation stops growing. */
export const elongations = (range: Range): readonly ReferenceEvent[] =>
  findZeroCrossings(partingOfSun, range, ['least', 'greatest']).filter(({ kind }) => kind === 'greatest');
