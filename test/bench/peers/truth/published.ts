import { atan2Deg, cosDeg, longitudeDeg, sinDeg, tanDeg } from '../../../../lib/units/angle.ts';
import type { Planet } from '../works.ts';

/** A longitude that others published, on the true ecliptic of date. */
export interface PublishedLongitude {
  readonly planet: Planet;
  /** Julian day (TT). */
  readonly jdTt: number;
  readonly longitudeDeg: number;
}

/** Julian days (TT), and the true obliquity that the same table has for them, degrees. */
const MOMENTS = [
  { jdTt: 2440423.345833333, obliquityDeg: 23.445702723464045 },
  { jdTt: 2448031.5, obliquityDeg: 23.442178709915066 },
  { jdTt: 2451545, obliquityDeg: 23.437676833867652 },
  { jdTt: 2456164.5, obliquityDeg: 23.43645066577372 },
] as const;

type Four = readonly [number, number, number, number];

/** Apparent geocentric right ascension in hours and declination in degrees, equator and equinox of date. */
const PLACES: Readonly<Record<Planet, { readonly hours: Four; readonly degrees: Four }>> = {
  sun: {
    hours: [8.000108116572395, 3.7666292045824337, 18.75183797477899, 10.279264504672037],
    degrees: [20.58493093599604, 19.87917377230974, -23.032488638722818, 10.68850786534133],
  },
  moon: {
    hours: [12.446262111681095, 23.668278096873856, 14.82957327176072, 16.403831131432188],
    degrees: [-4.3782279425133765, 1.805189185726724, -10.897905576905867, -20.96508913558473],
  },
  mercury: {
    hours: [7.874971625095716, 2.461676722646477, 18.138225455402914, 9.307566088097712],
    degrees: [22.41597039204466, 11.20778549324496, -24.418845803732097, 16.631743449679668],
  },
  venus: {
    hours: [4.93668626355443, 1.1534174784892792, 15.99279010971033, 7.188033727750362],
    degrees: [20.166644671858098, 5.277365365528824, -18.448718976425834, 19.851678563902254],
  },
  mars: {
    hours: [15.99950982315885, 23.536847630733252, 22.034417492807563, 13.9057161859901],
    degrees: [-24.046277103674843, -4.935089760397493, -13.182689288940114, -12.184654273116957],
  },
  jupiter: {
    hours: [12.07798204538282, 6.755383083025231, 1.5911888424331277, 4.835670404865467],
    degrees: [0.8216129394812306, 23.18268469367657, 8.594250857972389, 21.670586389437943],
  },
  saturn: {
    hours: [2.4352879582290172, 19.805277718955743, 2.5843611215084574, 13.639628746850631],
    degrees: [11.911566107576897, -20.958164640919684, 12.614774672730574, -7.7232016421026195],
  },
  uranus: {
    hours: [12.061052547705433, 18.659361133085376, 21.164987614252272, 0.5005500654503398],
    degrees: [0.377499692903586, -23.447681812488966, -17.020320613172007, 2.4297793410408026],
  },
  neptune: {
    hours: [15.608486730597074, 19.02716408230529, 20.36218815756048, 22.2643158309744],
    degrees: [-17.58379328551931, -21.808047913986798, -19.213233798897665, -11.437330191299896],
  },
  pluto: {
    hours: [11.989232654068259, 15.208581663980876, 16.761277438459963, 18.501338273669152],
    degrees: [16.792242650891883, -1.302239488315164, -11.394288734411237, -19.54122790974374],
  },
};

function fromEquator(hours: number, declinationDeg: number, obliquityDeg: number): number {
  const ascensionDeg = hours * 15;
  const y = sinDeg(ascensionDeg) * cosDeg(obliquityDeg) + tanDeg(declinationDeg) * sinDeg(obliquityDeg);
  return longitudeDeg(atan2Deg(y, cosDeg(ascensionDeg)));
}

/**
 * Forty places of Sun to Pluto, 1969 to 2012, that NOVAS, the library of the US Naval Observatory, gives from the JPL
 * ephemeris DE405, turned from the equator to the ecliptic.
 *
 * @source skyfield/tests/test_against_novas.py of github.com/skyfielders/python-skyfield at commit 0140bb10,
 * `test_<body>_geocentric_date4`, `apparent.radec(epoch='date')`; obliquity from `test_earth_tilt_date0` … `date3`
 */
export const PUBLISHED_LONGITUDES: readonly PublishedLongitude[] = Object.entries(PLACES).flatMap(
  ([planet, { hours, degrees }]) =>
    MOMENTS.map(({ jdTt, obliquityDeg }, index) => ({
      planet: planet as Planet,
      jdTt,
      longitudeDeg: fromEquator(hours[index] ?? Number.NaN, degrees[index] ?? Number.NaN, obliquityDeg),
    })),
);
