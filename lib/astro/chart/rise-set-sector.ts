import { arcDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import { SECTORS_PER_ARC, semiArcDeg } from './sector.ts';

/** Hour angle and declination of a body at a moment, seen from its place, degrees. */
type DailyMotion = (moment: JdUt) => { readonly hourAngleDeg: number; readonly declinationDeg: number };

/** Of hour angles, roughly; the error of a body's own motion is corrected step by step. */
const TURN_DEG_PER_DAY = 360.9856;
/** A Julian day resolves 2e-7° of hour angle. */
const TOLERANCE_DEG = 1e-6;
const MOST_STEPS = 40;

/** The search for a rising (side −1) or a setting (side +1). */
interface HorizonSearch {
  readonly start: JdUt;
  readonly side: -1 | 1;
  readonly latitudeDeg: number;
}

/** The moment near a start at which the center of a body is on the horizon; undefined where it does not get there. */
function findOnHorizon(motion: DailyMotion, { start, side, latitudeDeg }: HorizonSearch): JdUt | undefined {
  let moment = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { hourAngleDeg, declinationDeg } = motion(moment);
    const semiArc = semiArcDeg(declinationDeg, latitudeDeg);
    if (semiArc === undefined) return undefined;
    const pastDeg = arcDeg(side * semiArc, hourAngleDeg);
    moment = jdUt(moment - pastDeg / TURN_DEG_PER_DAY);
    if (Math.abs(pastDeg) < TOLERANCE_DEG) return moment;
  }
  return undefined;
}

/**
 * Gauquelin sector in `[1, 37)` from the moments at which the body itself rises and sets: center of the disc, without
 * refraction. The Moon's own motion and parallax move it by up to a sector.
 *
 * @returns undefined where the body does not rise or set around the moment
 */
export function findRiseSetSector(motion: DailyMotion, moment: JdUt, latitudeDeg: number): number | undefined {
  const { hourAngleDeg, declinationDeg } = motion(moment);
  const semiArc = semiArcDeg(declinationDeg, latitudeDeg);
  if (semiArc === undefined) return undefined;
  const sinceRisingDeg = longitudeDeg(hourAngleDeg + semiArc);
  const isAbove = sinceRisingDeg < 2 * semiArc;
  const sinceBeginDeg = isAbove ? sinceRisingDeg : sinceRisingDeg - 2 * semiArc;
  const untilEndDeg = (isAbove ? 2 * semiArc : 360 - 2 * semiArc) - sinceBeginDeg;
  const findFrom = (awayDeg: number, side: HorizonSearch['side']) =>
    findOnHorizon(motion, { start: jdUt(moment + awayDeg / TURN_DEG_PER_DAY), side, latitudeDeg });
  const begin = findFrom(-sinceBeginDeg, isAbove ? -1 : 1);
  const end = findFrom(untilEndDeg, isAbove ? 1 : -1);
  if (begin === undefined || end === undefined) return undefined;
  const share = (moment - begin) / (end - begin);
  // Right at the horizon the estimate of the side can differ from the moments by a rounding error.
  const within = Math.min(Math.max(share, 0), 1 - Number.EPSILON);
  return (isAbove ? 1 : 1 + SECTORS_PER_ARC) + SECTORS_PER_ARC * within;
}
