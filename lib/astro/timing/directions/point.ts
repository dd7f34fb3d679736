import type { DirectionMethod, DirectionPointId } from '../../../base/catalog/primary-directions.ts';
import { arcDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { EquatorialPoint } from '../../chart/acg/angles.ts';
import { toEquatorial } from '../../sky/zodiac/equatorial.ts';
import { MUNDANE_SYSTEMS, type MundanePlace } from './mundane-position.ts';

/** A point of the chart that is directed, or that others are directed to. Longitudes are tropical. */
export interface DirectedPoint extends EquatorialPoint {
  readonly id: DirectionPointId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /**
   * Of an angle: its mundane position, degrees. An angle is a plane of the horizon or the meridian as a significator, and
   * a degree of the ecliptic where it moves itself.
   */
  readonly anglePositionDeg?: number;
}

/** The sky of a birth as its place sees it, degrees. */
export interface BirthSky {
  /** Right ascension of the Midheaven. */
  readonly armcDeg: number;
  /** Of the place, north +. */
  readonly latitudeDeg: number;
  /** True obliquity of the ecliptic of date. */
  readonly obliquityDeg: number;
}

/** A degree of the ecliptic of date, with a latitude, in the equatorial system. */
export const locateDegree = (longitude: number, latitudeDeg: number, { obliquityDeg }: BirthSky) =>
  toEquatorial({ longitudeDeg: longitudeDeg(longitude), latitudeDeg }, obliquityDeg);

/** Mundane place of a point at birth; undefined where the method gives it none. */
export function placeOf(point: EquatorialPoint, sky: BirthSky, method: DirectionMethod): MundanePlace | undefined {
  const { declinationDeg, rightAscensionDeg } = point;
  const hourAngleDeg = arcDeg(rightAscensionDeg, sky.armcDeg);
  const { latitudeDeg } = sky;
  const positionDeg = MUNDANE_SYSTEMS[method].positionOf({ hourAngleDeg, declinationDeg, latitudeDeg });
  return positionDeg === undefined ? undefined : { positionDeg, declinationDeg };
}
