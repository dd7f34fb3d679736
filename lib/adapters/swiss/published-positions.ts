import type { CatalogBodyId } from '../../base/catalog/bodies.ts';

/** An apparent geocentric place, true equator and equinox of date, computed by others. */
export interface PublishedPosition {
  readonly body: CatalogBodyId;
  /** Julian day (TT). */
  readonly jdTt: number;
  readonly rightAscensionHours: number;
  readonly declinationDeg: number;
}

/**
 * Places that NOVAS, the library of the US Naval Observatory, gives from the JPL ephemeris DE405.
 *
 * @source skyfield/tests/test_against_novas.py of github.com/skyfielders/python-skyfield at commit 0140bb10,
 * `test_<body>_geocentric_date0` … `date3`, the values of `apparent.radec(epoch='date')`
 */
export const PUBLISHED_POSITIONS: readonly PublishedPosition[] = [
  { body: 'sun', jdTt: 2448031.5, rightAscensionHours: 3.7666292045824337, declinationDeg: 19.87917377230974 },
  { body: 'sun', jdTt: 2451545, rightAscensionHours: 18.75183797477899, declinationDeg: -23.032488638722818 },
  { body: 'sun', jdTt: 2456164.5, rightAscensionHours: 10.279264504672037, declinationDeg: 10.68850786534133 },
  {
    body: 'moon',
    jdTt: 2440423.345833333,
    rightAscensionHours: 12.446262111681095,
    declinationDeg: -4.3782279425133765,
  },
  { body: 'moon', jdTt: 2448031.5, rightAscensionHours: 23.668278096873856, declinationDeg: 1.805189185726724 },
  { body: 'moon', jdTt: 2451545, rightAscensionHours: 14.82957327176072, declinationDeg: -10.897905576905867 },
  { body: 'moon', jdTt: 2456164.5, rightAscensionHours: 16.403831131432188, declinationDeg: -20.96508913558473 },
  {
    body: 'mercury',
    jdTt: 2440423.345833333,
    rightAscensionHours: 7.874971625095716,
    declinationDeg: 22.415970392044663,
  },
  { body: 'mercury', jdTt: 2451545, rightAscensionHours: 18.138225455402914, declinationDeg: -24.418845803732097 },
  { body: 'venus', jdTt: 2448031.5, rightAscensionHours: 1.1534174784892792, declinationDeg: 5.277365365528824 },
  { body: 'venus', jdTt: 2456164.5, rightAscensionHours: 7.188033727750362, declinationDeg: 19.851678563902254 },
  {
    body: 'mars',
    jdTt: 2440423.345833333,
    rightAscensionHours: 15.99950982315885,
    declinationDeg: -24.046277103674843,
  },
  { body: 'mars', jdTt: 2451545, rightAscensionHours: 22.034417492807563, declinationDeg: -13.182689288940114 },
];
