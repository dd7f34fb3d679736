import type { EclipticState, Ephemeris } from '../../../ephemeris/port.ts';
import { arcDeg } from '../../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../units/time.ts';
import { meanNewMoon, newMoonNumber } from '../../lunar/lunation.ts';
import { ECLIPSE_HALF_SPAN_DAYS, TROPICAL_GEOCENTRIC } from './sun-and-moon.ts';

/** A new or full moon so close to a node that there may be an eclipse. */
export interface Syzygy {
  /** Lunations since the new moon of 6 January 2000; a full moon has that of the new moon before it. */
  readonly lunation: number;
  /** To a minute or so. */
  readonly moment: JdUt;
}

export type Alignment = 'conjunction' | 'opposition';

/** Shares of a lunation after the new moon. */
const LUNATION_SHARE = { conjunction: 0, opposition: 0.5 } as const;
const ELONGATION_DEG = { conjunction: 0, opposition: 180 } as const;

/**
 * Farther from the ecliptic there is no eclipse, degrees of latitude at the conjunction or opposition itself.
 *
 * The Moon's parallax and the radii of both bodies leave room for some 1.6°; the rest is for what the first step leaves.
 */
const MAX_LATITUDE_DEG = 2;

/** Days by which a true new or full moon may be off the mean one. @see meanNewMoon */
const MAX_DAYS_OFF_MEAN = 2;

/**
 * The new or full moons near a node within a range, ascending, and one or so on either side of it.
 *
 * Every lunation has one of each, numbered one after the other, so none can be skipped, however close two eclipses are.
 */
export function findSyzygiesNearNode(ephemeris: Ephemeris, alignment: Alignment, range: JdRange): readonly Syzygy[] {
  const first = Math.floor(newMoonNumber(jdUt(range.fromJdUt - MAX_DAYS_OFF_MEAN)) - LUNATION_SHARE[alignment]);
  const last = Math.ceil(newMoonNumber(jdUt(range.toJdUt + MAX_DAYS_OFF_MEAN)) - LUNATION_SHARE[alignment]);
  const lunations = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return lunations.flatMap((lunation) => refineSyzygyNearNode(ephemeris, alignment, lunation) ?? []);
}

/** Steps at the pace of the moment: from two days off, the third one starts within seconds. */
const MAX_STEPS = 3;
/** More than this after the last step means that the end of the files is in the way. */
const CONVERGED_DAYS = 1 / 1440;

function refineSyzygyNearNode(ephemeris: Ephemeris, alignment: Alignment, lunation: number): Syzygy | undefined {
  const clear = createCoverageClamp(ephemeris.coverage());
  let moment = clear(meanNewMoon(lunation + LUNATION_SHARE[alignment]));
  let days = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [sun, moon] = [
      ephemeris.position('sun', moment, TROPICAL_GEOCENTRIC),
      ephemeris.position('moon', moment, TROPICAL_GEOCENTRIC),
    ];
    days = daysToAlignment(sun, moon, ELONGATION_DEG[alignment]);
    if (Math.abs(moon.latitudeDeg + days * moon.latitudeSpeedDegPerDay) > MAX_LATITUDE_DEG) return undefined;
    moment = clear(moment + days);
  }
  return Math.abs(days) < CONVERGED_DAYS ? { lunation, moment } : undefined;
}

/** How long until the Moon exceeds the Sun's longitude by an angle, at the pace of the moment. */
function daysToAlignment(sun: EclipticState, moon: EclipticState, excessDeg: number): number {
  const gapDeg = arcDeg(moon.longitudeDeg - sun.longitudeDeg, excessDeg);
  return gapDeg / (moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay);
}

/** Keeps so far from the ends of the files that a whole eclipse can be computed. */
function createCoverageClamp({ fromJdUt, toJdUt }: JdRange): (moment: number) => JdUt {
  return (moment) =>
    jdUt(Math.min(Math.max(moment, fromJdUt + ECLIPSE_HALF_SPAN_DAYS), toJdUt - ECLIPSE_HALF_SPAN_DAYS));
}
