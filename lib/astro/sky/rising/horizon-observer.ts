import { asinDeg, atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';
import type { GeoPlace } from '../../port.ts';
import { EARTH_EQUATORIAL_RADIUS_KM, EARTH_POLAR_RADIUS } from '../events/eclipses/radii.ts';
import { KILOMETERS_PER_AU } from '../lunar/illumination.ts';
import type { DiurnalPoint } from './diurnal-motion.ts';

/** An observer on the Earth, prepared for many directions. */
interface HorizonObserver {
  readonly longitudeDeg: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  /** Distance from the axis of the Earth, au. */
  readonly axisDistanceAu: number;
  /** Distance from the plane of the equator, au, north positive. */
  readonly equatorDistanceAu: number;
}

/**
 * An observer at a place on the ellipsoid.
 *
 * @source the formulas of skyfield's `terra` (python-skyfield, skyfield/earthlib.py), with the axes of WGS 84
 */
export function createHorizonObserver({ latitudeDeg, longitudeDeg: longitude, elevationM }: GeoPlace): HorizonObserver {
  const [sinLatitude, cosLatitude] = [sinDeg(latitudeDeg), cosDeg(latitudeDeg)];
  const normalKm = EARTH_EQUATORIAL_RADIUS_KM / Math.hypot(cosLatitude, EARTH_POLAR_RADIUS * sinLatitude);
  const elevationKm = elevationM / 1000;
  return {
    longitudeDeg: longitude,
    sinLatitude,
    cosLatitude,
    axisDistanceAu: ((normalKm + elevationKm) * cosLatitude) / KILOMETERS_PER_AU,
    equatorDistanceAu: ((normalKm * EARTH_POLAR_RADIUS ** 2 + elevationKm) * sinLatitude) / KILOMETERS_PER_AU,
  };
}

/** Where an observer sees a body, without refraction: a direction of unit length on the horizon, and a distance. */
export interface TopocentricView {
  readonly east: number;
  readonly north: number;
  /** Sine of the true altitude of the center. */
  readonly up: number;
  /** Sine of the hour angle on the observer's meridian: 0 at both transits. */
  readonly sinHourAngle: number;
  /** 1 / distance from the observer, 1/au; 0 for a star. */
  readonly inverseDistancePerAu: number;
}

/**
 * A body as an observer sees it, with parallax unless it is infinitely far.
 *
 * ```
 *   x: along the observer's meridian in the equator, z: along the axis, both in units of the body's distance
 *   up = x·cos φ + z·sin φ     north = z·cos φ − x·sin φ
 * ```
 */
export function viewFrom(observer: HorizonObserver, point: DiurnalPoint): TopocentricView {
  const { sinLatitude, cosLatitude } = observer;
  const { declinationDeg, inverseDistancePerAu } = point;
  const hourAngleDeg = point.greenwichHourAngleDeg + observer.longitudeDeg;
  const sinHourAngle = sinDeg(hourAngleDeg);
  const cosDeclination = cosDeg(declinationDeg);
  const x = cosDeclination * cosDeg(hourAngleDeg) - observer.axisDistanceAu * inverseDistancePerAu;
  const z = sinDeg(declinationDeg) - observer.equatorDistanceAu * inverseDistancePerAu;
  const east = -cosDeclination * sinHourAngle;
  const distance = Math.hypot(x, east, z);
  return {
    east: east / distance,
    north: (z * cosLatitude - x * sinLatitude) / distance,
    up: (x * cosLatitude + z * sinLatitude) / distance,
    sinHourAngle,
    inverseDistancePerAu: inverseDistancePerAu / distance,
  };
}

/** True altitude of the center, degrees in `[-90, 90]`. */
export const altitudeDegOf = ({ up }: TopocentricView): number => asinDeg(up);

/** Azimuth from the north through the east, degrees in `[0, 360)`. */
export const azimuthDegOf = ({ east, north }: TopocentricView): LongitudeDeg => longitudeDeg(atan2Deg(east, north));
