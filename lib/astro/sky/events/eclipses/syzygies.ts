import { arcDeg } from '../../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { EclipticState, Ephemeris } from '../../../port.ts';
import { meanNewMoon, newMoonNumber } from '../../lunar/lunation.ts';
import { TROPICAL_GEOCENTRIC } from '../../zodiac/frames.ts';
import { ECLIPSE_HALF_SPAN_DAYS } from './sun-and-moon.ts';

/** A new or full moon close enough to a node for an eclipse. */
export interface Syzygy {
  /** Lunations since the new moon of 6 January 2000; a full moon has the number of the new moon before it. */
  readonly lunation: number;
  /** To about a minute. */
  readonly moment: JdUt;
}

export type Alignment = 'conjunction' | 'opposition';

/** Shares of a lunation after the new moon. */
const LUNATION_SHARE = { conjunction: 0, opposition: 0.5 } as const;
const ELONGATION_DEG = { conjunction: 0, opposition: 180 } as const;

/**
 * Largest latitude of the Moon at the conjunction or opposition that allows an eclipse, degrees.
 *
 * The Moon's parallax and the radii of both bodies allow some 1.6°. The rest covers the error of the first step.
 */
const MAX_LATITUDE_DEG = 2;

/** Largest difference between a true new or full moon and the mean one, days. @see meanNewMoon */
const MAX_DAYS_OFF_MEAN = 2;

/**
 * New or full moons near a node within a range, ascending, and possibly one on either side of it.
 *
 * The search visits every lunation by its number, so it skips none, however close two eclipses are.
 */
export function findSyzygiesNearNode(ephemeris: Ephemeris, alignment: Alignment, range: JdRange): readonly Syzygy[] {
  const first = Math.floor(newMoonNumber(jdUt(range.fromJdUt - MAX_DAYS_OFF_MEAN)) - LUNATION_SHARE[alignment]);
  const last = Math.ceil(newMoonNumber(jdUt(range.toJdUt + MAX_DAYS_OFF_MEAN)) - LUNATION_SHARE[alignment]);
  const lunations = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return lunations.flatMap((lunation) => refineSyzygyNearNode(ephemeris, alignment, lunation) ?? []);
}

/** Newton's steps: starting two days away, the third step begins within seconds of the moment. */
const MAX_STEPS = 3;
/** A larger last step means that the search has reached an end of the files. */
const CONVERGED_DAYS = 1 / 1440;

function refineSyzygyNearNode(ephemeris: Ephemeris, alignment: Alignment, lunation: number): Syzygy | undefined {
  const clampToCoverage = createCoverageClamp(ephemeris.coverage());
  let moment = clampToCoverage(meanNewMoon(lunation + LUNATION_SHARE[alignment]));
  let days = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [sun, moon] = [
      ephemeris.position('sun', moment, TROPICAL_GEOCENTRIC),
      ephemeris.position('moon', moment, TROPICAL_GEOCENTRIC),
    ];
    days = daysToAlignment(sun, moon, ELONGATION_DEG[alignment]);
    if (Math.abs(moon.latitudeDeg + days * moon.latitudeSpeedDegPerDay) > MAX_LATITUDE_DEG) return undefined;
    moment = clampToCoverage(moment + days);
  }
  return Math.abs(days) < CONVERGED_DAYS ? { lunation, moment } : undefined;
}

/** Days until the Moon's longitude exceeds the Sun's by an angle, at the current speeds. */
function daysToAlignment(sun: EclipticState, moon: EclipticState, excessDeg: number): number {
  const gapDeg = arcDeg(moon.longitudeDeg - sun.longitudeDeg, excessDeg);
  return gapDeg / (moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay);
}

/** Limits moments to those at which the files cover a whole eclipse. */
function createCoverageClamp({ fromJdUt, toJdUt }: JdRange): (moment: number) => JdUt {
  return (moment) =>
    jdUt(Math.min(Math.max(moment, fromJdUt + ECLIPSE_HALF_SPAN_DAYS), toJdUt - ECLIPSE_HALF_SPAN_DAYS));
}
