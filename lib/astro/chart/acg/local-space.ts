import { type GeoPoint, heightDeg, oppositeVector, toUnitVector } from '../../sky/sphere.ts';
import { findZenithPlace } from './angles.ts';
import { bearingDeg, bearingToVector } from './bearing.ts';
import type { AcgBody } from './bodies.ts';
import { createHalfCircle, type HalfCircle } from './half-circle.ts';
import type { SkyOrientation } from './lines.ts';

/** `toward`: to the body. `away`: the opposite direction. */
export const LOCAL_SPACE_DIRECTIONS = ['toward', 'away'] as const;
type LocalSpaceDirection = (typeof LOCAL_SPACE_DIRECTIONS)[number];

/** The great circle that leaves a place along a body's azimuth, as far as the antipode. */
export interface LocalSpaceLine {
  /** `sun.toward` */
  readonly id: string;
  readonly body: AcgBody;
  readonly direction: LocalSpaceDirection;
  /** Azimuth of the body, degrees from north through east, `[0, 360)`. */
  readonly azimuthDeg: number;
  /** Of the body above the true horizon, degrees in `[-90, 90]`: no refraction, seen from the Earth's center. */
  readonly altitudeDeg: number;
  /** Starts at the place and ends at its antipode. */
  readonly half: HalfCircle;
}

/** The two lines of a body; none where it is in the zenith or the nadir, because it has no azimuth there. */
export function computeLocalSpaceLines(body: AcgBody, place: GeoPoint, sky: SkyOrientation): readonly LocalSpaceLine[] {
  const zenith = toUnitVector(findZenithPlace(body, sky.siderealTimeDeg));
  const azimuthDeg = bearingDeg(place, zenith);
  if (azimuthDeg === undefined) return [];
  const here = toUnitVector(place);
  const ahead = bearingToVector(place, azimuthDeg);
  const altitudeDeg = heightDeg(zenith, here);
  return LOCAL_SPACE_DIRECTIONS.map((direction) => ({
    id: `${body.id}.${direction}`,
    body,
    direction,
    azimuthDeg,
    altitudeDeg,
    half: createHalfCircle(direction === 'toward' ? ahead : oppositeVector(ahead), oppositeVector(here)),
  }));
}
