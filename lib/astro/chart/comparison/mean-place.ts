import { arcDeg, asinDeg, atan2Deg, cosDeg, sinDeg } from '../../../base/units/angle.ts';
import type { GeoPlace } from '../../port.ts';
import { arithmeticMean, SHORTEST_MEAN_VECTOR } from './mean.ts';
import { computeMeanLongitude } from './mean-longitude.ts';

/**
 * Method of the mean place. `arithmetic`: mean latitude, and mean longitude the short way round. `great_circle`:
 * halfway along the great circle.
 */
export const PLACE_METHODS = ['arithmetic', 'great_circle'] as const;
export type PlaceMethod = (typeof PLACE_METHODS)[number];

/** Mean of several places. */
interface MeanPlace {
  readonly place: GeoPlace;
  /** True where the meridians or the places are opposite each other, so that other places are as near. */
  readonly isAmbiguous: boolean;
}

/** Computes the mean of several places, at their mean elevation. */
export function computeMeanPlace(places: readonly GeoPlace[], method: PlaceMethod): MeanPlace {
  return method === 'great_circle' ? computeGreatCirclePlace(places) : computeArithmeticPlace(places);
}

function computeArithmeticPlace(places: readonly GeoPlace[]): MeanPlace {
  const { longitudeDeg, isAmbiguous } = computeMeanLongitude(places.map((place) => place.longitudeDeg));
  const latitudeDeg = arithmeticMean(places.map((place) => place.latitudeDeg));
  return {
    place: { latitudeDeg, longitudeDeg: arcDeg(0, longitudeDeg), elevationM: meanElevationM(places) },
    isAmbiguous,
  };
}

/**
 * The direction of the sum of the places' vectors; for two places the middle of the great circle through both.
 *
 * Infinitely many great circles join two antipodes. The arithmetic mean, on the equator 90° east of the first, is the
 * middle of one of them.
 *
 * @source midpoint: Chris Veness, Movable Type Scripts, https://www.movable-type.co.uk/scripts/latlong.html
 */
function computeGreatCirclePlace(places: readonly GeoPlace[]): MeanPlace {
  const [x, y, z] = meanVector(places);
  if (Math.hypot(x, y, z) < SHORTEST_MEAN_VECTOR) return { ...computeArithmeticPlace(places), isAmbiguous: true };
  const latitudeDeg = asinDeg(z / Math.hypot(x, y, z));
  const longitudeDeg = atan2Deg(y, x);
  return { place: { latitudeDeg, longitudeDeg, elevationM: meanElevationM(places) }, isAmbiguous: false };
}

function meanVector(places: readonly GeoPlace[]): readonly [number, number, number] {
  const meanOf = (part: (place: GeoPlace) => number) => arithmeticMean(places.map(part));
  return [
    meanOf(({ latitudeDeg, longitudeDeg }) => cosDeg(latitudeDeg) * cosDeg(longitudeDeg)),
    meanOf(({ latitudeDeg, longitudeDeg }) => cosDeg(latitudeDeg) * sinDeg(longitudeDeg)),
    meanOf(({ latitudeDeg }) => sinDeg(latitudeDeg)),
  ];
}

const meanElevationM = (places: readonly GeoPlace[]): number =>
  arithmeticMean(places.map(({ elevationM }) => elevationM));
