import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';

/** Apparent longitude and latitude, degrees, on the ecliptic of date, from the center of the Earth. */
type Place = readonly [longitudeDeg: number, latitudeDeg: number];

/** Noon in UT, as Julian days. */
const J1990 = 2_448_058; // 15 June 1990
const J2000 = 2_451_545; // 1 January 2000
const J2020 = 2_458_850; // 1 January 2020
const J2025 = 2_460_842; // 15 June 2025

const PLANET_DAYS = [J2000, J2020, J1990];
const ASTEROID_DAYS = [J2000, J2020, J2025];

const PLANETS: readonly (readonly [CatalogBodyId, ...Place[]])[] = [
  ['sun', [280.3689092, 0.0002381], [280.5192141, -0.0001245], [84.1295425, 0.0001101]],
  ['moon', [223.323786, 5.1707422], [352.0847209, -5.0742207], [345.3580305, 3.1300835]],
  ['mercury', [271.8892699, -0.994819], [275.1713729, -1.316054], [65.6906887, -1.6629952]],
  ['venus', [241.5657794, 2.0663548], [315.0222601, -1.8347157], [48.7775846, -1.9459914]],
  ['mars', [327.9632921, -1.0677752], [238.720854, 0.356621], [11.0412963, -1.9852669]],
  ['jupiter', [25.2530685, -1.2621868], [276.785542, 0.0878157], [105.8894762, 0.1856219]],
  ['saturn', [40.3956366, -2.4448533], [291.4534813, 0.0511831], [294.0319301, 0.1165918]],
  ['uranus', [314.809168, -0.658324], [32.6897768, -0.4934497], [278.1651968, -0.3237725]],
  ['neptune', [303.1930003, 0.2350026], [346.2742121, -1.0263308], [283.7170642, 0.8762373]],
  ['pluto', [251.4547644, 10.8552605], [292.4020546, -0.6535321], [225.4014843, 15.8537803]],
  ['chiron', [251.617609, 4.0717061], [1.6050359, 2.9200879], [106.0605042, -6.2666059]],
];

const ASTEROIDS: readonly (readonly [CatalogBodyId, ...Place[]])[] = [
  ['ceres', [184.4530625, 11.8375968], [288.1058401, -4.0206328], [8.6170467, -10.3266894]],
  ['pallas', [134.043348, -48.3508335], [263.0682893, 26.9644991], [325.1210545, 31.8553253]],
  ['juno', [277.9960713, 9.4510491], [197.465866, 1.7157831], [228.0158939, 16.2848685]],
  ['vesta', [245.9719858, 4.2520361], [42.1169156, -6.5366986], [215.3596221, 8.4282921]],
];

/** A position computed by JPL. */
interface HorizonsPlace {
  readonly body: CatalogBodyId;
  readonly julianDay: number;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

const placesOn = (days: readonly number[], rows: typeof PLANETS): readonly HorizonsPlace[] =>
  rows.flatMap(([body, ...places]) =>
    places.map(([longitudeDeg, latitudeDeg], index) => ({
      body,
      julianDay: days[index] ?? Number.NaN,
      longitudeDeg,
      latitudeDeg,
    })),
  );

/**
 * Observer tables of JPL Horizons, `CENTER='500@399'`, quantity 31 (ObsEcLon, ObsEcLat), retrieved on 19 December 2025.
 *
 * @source src/ephemeris/{sun,moon,chiron}.test.ts, planets/*.test.ts and asteroids/*.test.ts of github.com/Anonyfox/celestine at
 * commit be19e434be6c365f45195a61d863f00859f8d33b. Of the asteroids in 2020 and 2025 the Julian days are wrong there by one and
 * two; the dates given with them are those of the places
 */
export const HORIZONS_PLACES = [...placesOn(PLANET_DAYS, PLANETS), ...placesOn(ASTEROID_DAYS, ASTEROIDS)];
