import { arcDeg, longitudeDeg } from '../../../base/units/angle.ts';

/** A mundane position as a distance from the nearer half of the meridian. */
export interface MundaneQuadrant {
  /** 1 above the horizon, −1 below it. */
  readonly half: 1 | -1;
  /** −1 in the east, 1 in the west. */
  readonly side: 1 | -1;
  /** Mundane degrees from the Midheaven above the horizon, from the Imum Coeli below it, `[0, 90]`. */
  readonly fromMeridianDeg: number;
}

const MIDHEAVEN_DEG = 270;
const IMUM_COELI_DEG = 90;

/** The quadrant of a mundane position. The Ascendant and the Descendant count as above the horizon. */
export function quadrantOf(positionDeg: number): MundaneQuadrant {
  const fromMidheavenDeg = arcDeg(MIDHEAVEN_DEG, positionDeg);
  if (Math.abs(fromMidheavenDeg) <= 90) {
    return { half: 1, side: fromMidheavenDeg >= 0 ? -1 : 1, fromMeridianDeg: Math.abs(fromMidheavenDeg) };
  }
  const fromImumCoeliDeg = arcDeg(IMUM_COELI_DEG, positionDeg);
  return { half: -1, side: fromImumCoeliDeg <= 0 ? -1 : 1, fromMeridianDeg: Math.abs(fromImumCoeliDeg) };
}

/** Mundane position of a quadrant's point, degrees in `[0, 360)`. */
function toPositionDeg({ half, side, fromMeridianDeg }: MundaneQuadrant): number {
  return longitudeDeg(half === 1 ? MIDHEAVEN_DEG - side * fromMeridianDeg : IMUM_COELI_DEG + side * fromMeridianDeg);
}

/** Hour angle of a point in a quadrant from its distance on the equator from the quadrant's half of the meridian. */
export const toHourAngleDeg = ({ half, side }: Pick<MundaneQuadrant, 'half' | 'side'>, distanceDeg: number): number =>
  half === 1 ? side * distanceDeg : 180 - side * distanceDeg;

/** Halvings after which an interval of 90° is below the resolution of a double. */
const HALVINGS = 60;

/**
 * Mundane position at which a point has an hour angle, where only the way back is a formula.
 *
 * The distance on the equator grows from 0 at the meridian; before the horizon it passes every value once, although it
 * can run beyond the semi-arc and come back just there.
 *
 * @param semiArc of the day, degrees
 * @param distanceAt distance on the equator from the meridian of a quadrant's point
 */
export function findPositionAtHourAngle(
  hourAngleDeg: number,
  semiArc: number,
  distanceAt: (quadrant: MundaneQuadrant) => number,
): number {
  const fromUpperDeg = arcDeg(0, hourAngleDeg);
  const isAbove = Math.abs(fromUpperDeg) <= semiArc;
  const half = isAbove ? 1 : -1;
  const side = fromUpperDeg < 0 ? -1 : 1;
  const soughtDeg = isAbove ? Math.abs(fromUpperDeg) : 180 - Math.abs(fromUpperDeg);
  let [near, far] = [0, 90];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (near + far) / 2;
    if (distanceAt({ half, side, fromMeridianDeg: middle }) < soughtDeg) near = middle;
    else far = middle;
  }
  return toPositionDeg({ half, side, fromMeridianDeg: far });
}
