import { arcDeg } from '../../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { Ephemeris } from '../../../port.ts';
import { solveZero } from '../../../search/zeros.ts';
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

/** A step no longer than this is the last one; so near to an end of the files is no syzygy, days: a minute. */
const TOLERANCE_DAYS = 1 / 1440;

function refineSyzygyNearNode(ephemeris: Ephemeris, alignment: Alignment, lunation: number): Syzygy | undefined {
  const { low, high } = coveredAround(ephemeris.coverage(), meanNewMoon(lunation + LUNATION_SHARE[alignment]));
  const near = jdUt((low + high) / 2);
  const sun = ephemeris.position('sun', near, TROPICAL_GEOCENTRIC);
  const moon = ephemeris.position('moon', near, TROPICAL_GEOCENTRIC);
  const slope = moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay;
  const days = arcDeg(moon.longitudeDeg - sun.longitudeDeg, ELONGATION_DEG[alignment]) / slope;
  if (Math.abs(moon.latitudeDeg + days * moon.latitudeSpeedDegPerDay) > MAX_LATITUDE_DEG) return undefined;
  const longitudeAt = (body: 'sun' | 'moon', at: number) => ephemeris.longitude(body, jdUt(at), TROPICAL_GEOCENTRIC);
  const gapAt = (at: number): number =>
    arcDeg(ELONGATION_DEG[alignment], longitudeAt('moon', at) - longitudeAt('sun', at));
  const estimate = { at: near + days, slope, isRising: true };
  const moment = jdUt(solveZero(gapAt, { low, high, estimate, tolerance: TOLERANCE_DAYS }));
  return moment - low > TOLERANCE_DAYS && high - moment > TOLERANCE_DAYS ? { lunation, moment } : undefined;
}

/** The days around a mean new or full moon at which the files cover a whole eclipse. */
function coveredAround({ fromJdUt, toJdUt }: JdRange, mean: JdUt) {
  const clamp = (moment: number): JdUt =>
    jdUt(Math.min(Math.max(moment, fromJdUt + ECLIPSE_HALF_SPAN_DAYS), toJdUt - ECLIPSE_HALF_SPAN_DAYS));
  return { low: clamp(mean - MAX_DAYS_OFF_MEAN), high: clamp(mean + MAX_DAYS_OFF_MEAN) };
}
