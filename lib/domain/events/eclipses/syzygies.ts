import type { EclipticState, Ephemeris, JdRange } from '../../../ephemeris/port.ts';
import { arcDeg } from '../../../units/angle.ts';
import { type JdUt, jdUt } from '../../../units/time.ts';
import { meanNewMoon, newMoonNumber } from '../../lunar/lunation.ts';
import { APPARENT, REACH_DAYS } from './sun-and-moon.ts';

/** A new or full moon so close to a node that there may be an eclipse. */
export interface Syzygy {
  /** Lunations since the new moon of 6 January 2000; a full moon has that of the new moon before it. */
  readonly lunation: number;
  /** To a minute or so. */
  readonly moment: JdUt;
}

export type Alignment = 'conjunction' | 'opposition';

/** Shares of a lunation after the new moon. */
const PART = { conjunction: 0, opposition: 0.5 } as const;
const EXCESS_DEG = { conjunction: 0, opposition: 180 } as const;

/**
 * Farther from the ecliptic there is no eclipse, degrees of latitude at the conjunction or opposition itself.
 *
 * The Moon's parallax and the radii of both bodies leave room for some 1.6°; the rest is for what the first step leaves.
 */
const MOST_LATITUDE_DEG = 2;

/** Days by which a true new or full moon may be off the mean one. @see meanNewMoon */
const MOST_DAYS_OFF = 2;

/**
 * The new or full moons near a node within a range, ascending, and one or so on either side of it.
 *
 * Every lunation has one of each, numbered one after the other, so none can be skipped, however close two eclipses are.
 */
export function syzygiesNearNode(ephemeris: Ephemeris, alignment: Alignment, range: JdRange): readonly Syzygy[] {
  const first = Math.floor(newMoonNumber(jdUt(range.fromJdUt - MOST_DAYS_OFF)) - PART[alignment]);
  const last = Math.ceil(newMoonNumber(jdUt(range.toJdUt + MOST_DAYS_OFF)) - PART[alignment]);
  const lunations = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return lunations.flatMap((lunation) => syzygyNearNode(ephemeris, alignment, lunation) ?? []);
}

/** Steps at the pace of the moment: from two days off, the third one starts within seconds. */
const STEPS = 3;
/** More than this after the last step means that the end of the files is in the way. */
const SETTLED_DAYS = 1 / 1440;

function syzygyNearNode(ephemeris: Ephemeris, alignment: Alignment, lunation: number): Syzygy | undefined {
  const clear = clearOfEnds(ephemeris.coverage());
  let moment = clear(meanNewMoon(lunation + PART[alignment]));
  let days = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step += 1) {
    const [sun, moon] = [ephemeris.position('sun', moment, APPARENT), ephemeris.position('moon', moment, APPARENT)];
    days = daysTo(sun, moon, EXCESS_DEG[alignment]);
    if (Math.abs(moon.latitudeDeg + days * moon.latitudeSpeedDegPerDay) > MOST_LATITUDE_DEG) return undefined;
    moment = clear(moment + days);
  }
  return Math.abs(days) < SETTLED_DAYS ? { lunation, moment } : undefined;
}

/** How long until the Moon exceeds the Sun's longitude by an angle, at the pace of the moment. */
function daysTo(sun: EclipticState, moon: EclipticState, excessDeg: number): number {
  const gapDeg = arcDeg(moon.longitudeDeg - sun.longitudeDeg, excessDeg);
  return gapDeg / (moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay);
}

/** Keeps so far from the ends of the files that a whole eclipse can be computed. */
function clearOfEnds({ fromJdUt, toJdUt }: JdRange): (moment: number) => JdUt {
  return (moment) => jdUt(Math.min(Math.max(moment, fromJdUt + REACH_DAYS), toJdUt - REACH_DAYS));
}
