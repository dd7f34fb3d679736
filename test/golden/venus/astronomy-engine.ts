import { AngleBetween, Body, Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';
import { arcDeg } from '../../../lib/base/units/angle.ts';

const J2000 = 2451545;

/** Venus and the Sun by astronomy-engine: apparent, ecliptic and equinox of date. */
export function venusFromSun(julianDay: number) {
  const time = MakeTime(julianDay - J2000);
  const [venus, sun] = [GeoVector(Body.Venus, time, true), GeoVector(Body.Sun, time, true)];
  const longitudeDeg = Ecliptic(venus).elon;
  return { longitudeDeg, aheadDeg: arcDeg(Ecliptic(sun).elon, longitudeDeg), apartDeg: AngleBetween(venus, sun) };
}

/** Half the step of a central difference, days. */
const HALF_STEP = 0.05;

const motion = (julianDay: number): number =>
  arcDeg(venusFromSun(julianDay - HALF_STEP).longitudeDeg, venusFromSun(julianDay + HALF_STEP).longitudeDeg);

const partingOfSun = (julianDay: number): number =>
  venusFromSun(julianDay + HALF_STEP).apartDeg - venusFromSun(julianDay - HALF_STEP).apartDeg;

/** A moment, and whether the quantity grows there. */
export interface ZeroCrossing {
  readonly julianDay: number;
  readonly grows: boolean;
}

/** Moments at which a quantity passes zero, by daily samples and bisection, without the solver under test. */
function findZeroCrossings(valueAt: (julianDay: number) => number, from: number, to: number): readonly ZeroCrossing[] {
  const found: ZeroCrossing[] = [];
  let before = valueAt(from);
  for (let day = from + 1; day <= to; day += 1) {
    const after = valueAt(day);
    if (before < 0 !== after < 0) found.push({ julianDay: bisect(valueAt, day - 1, before), grows: before < 0 });
    before = after;
  }
  return found;
}

const HALVINGS = 25;

function bisect(valueAt: (julianDay: number) => number, from: number, atFrom: number): number {
  let [low, high] = [from, from + 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0 === atFrom < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

type Span = readonly [from: number, to: number];

/** Conjunctions in longitude; Venus gains on the Sun at superior ones. */
export const conjunctions = ([from, to]: Span): readonly ZeroCrossing[] =>
  findZeroCrossings((day) => venusFromSun(day).aheadDeg, from, to);

/** Stations; her motion grows at those to direct. */
export const stations = ([from, to]: Span): readonly ZeroCrossing[] => findZeroCrossings(motion, from, to);

/** Greatest elongations: where the true separation stops growing. */
export const elongations = ([from, to]: Span): readonly ZeroCrossing[] =>
  findZeroCrossings(partingOfSun, from, to).filter(({ grows }) => !grows);
