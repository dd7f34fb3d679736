import { zenithPlace } from './angles.ts';
import { bearingDeg, directionOfBearing } from './bearing.ts';
import type { AcgBody } from './bodies.ts';
import { type HalfCircle, halfCircle } from './half-circle.ts';
import type { Sky } from './lines.ts';
import { directionOf, heightDeg, opposite, type Place } from './sphere.ts';

/** Towards the body, and the other way. */
export const LOCAL_SPACE_DIRECTIONS = ['toward', 'away'] as const;
export type LocalSpaceDirection = (typeof LOCAL_SPACE_DIRECTIONS)[number];

/** The great circle that leaves a place along a body's azimuth, as far as the antipode. */
export interface LocalSpaceLine {
  /** `sun.toward` */
  readonly id: string;
  readonly body: AcgBody;
  readonly direction: LocalSpaceDirection;
  /** Of the body, degrees from north through east, `[0, 360)`. */
  readonly azimuthDeg: number;
  /** Of the body above the true horizon, degrees in `[-90, 90]`: no refraction, seen from the Earth's centre. */
  readonly altitudeDeg: number;
  /** Begins at the place. */
  readonly half: HalfCircle;
}

/** Both lines of a body; nothing where it is in the zenith or the nadir, and so has no azimuth. */
export function localSpaceLines(body: AcgBody, place: Place, sky: Sky): readonly LocalSpaceLine[] {
  const zenith = directionOf(zenithPlace(body, sky.siderealTimeDeg));
  const azimuthDeg = bearingDeg(place, zenith);
  if (azimuthDeg === undefined) return [];
  const here = directionOf(place);
  const ahead = directionOfBearing(place, azimuthDeg);
  const altitudeDeg = heightDeg(zenith, here);
  return LOCAL_SPACE_DIRECTIONS.map((direction) => ({
    id: `${body.id}.${direction}`,
    body,
    direction,
    azimuthDeg,
    altitudeDeg,
    half: halfCircle(direction === 'toward' ? ahead : opposite(ahead), opposite(here)),
  }));
}
