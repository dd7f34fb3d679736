import type { CatalogBodyId } from './bodies.ts';

/** A cycle that comes once in a period, on average. */
export interface MeanCycle {
  /** Days from J2000, JD 2451545, to one of its events. */
  readonly epochDays: number;
  readonly periodDays: number;
}

/** Mean motion of a body in geocentric tropical longitude. */
interface MeanLongitude {
  /** At J2000, degrees. */
  readonly degrees: number;
  readonly degreesPerDay: number;
}

const line = (degrees: number, degreesPerDay: number): MeanLongitude => ({ degrees, degreesPerDay });
const cycle = (epochDays: number, periodDays: number): MeanCycle => ({ epochDays, periodDays });

/**
 * Mean longitudes. The true one is never farther away than 60° within 1800–2200, which
 * test/lib/astro/motion/occurrence.test.ts measures; 180° would make revolutions uncountable.
 *
 * Fitted by least squares to longitudes of the engine every two days of these years; for Moon, node and apogee twice a day
 * of 1940–2060.
 */
export const MEAN_LONGITUDES: Readonly<Record<CatalogBodyId, MeanLongitude>> = {
  sun: line(280.4601, 0.985647305),
  moon: line(218.3278, 13.17639657),
  mercury: line(280.4817, 0.985647676),
  venus: line(280.4258, 0.985647414),
  mars: line(355.5269, 0.524071876),
  jupiter: line(34.3482, 0.08312326),
  saturn: line(50.0963, 0.033509066),
  uranus: line(313.4283, 0.011761396),
  neptune: line(304.7492, 0.006019004),
  pluto: line(237.5851, 0.003908915),
  chiron: line(215.4574, 0.019676218),
  ceres: line(160.7515, 0.214124759),
  pallas: line(116.5709, 0.213680858),
  juno: line(298.7029, 0.225996739),
  vesta: line(234.406, 0.271600874),
  mean_node: line(125.0473, -0.052953767),
  true_node: line(125.0455, -0.052953574),
  mean_lilith: line(263.3394, 0.111403521),
  true_lilith: line(263.3575, 0.111404927),
};

/**
 * Middles of the retrogradations of the bodies that have one in each synodic period, at the mean. Each of them lies within the
 * true retrogradation, six days and more from both stations, in 1800–2200.
 *
 * Fitted by least squares to all retrogradations of these years, from speeds of the engine every two days.
 */
export const RETROGRADATIONS: Readonly<Partial<Record<CatalogBodyId, MeanCycle>>> = {
  mercury: cycle(-48.825, 115.8774895),
  venus: cycle(-132.2215, 583.9212478),
  mars: cycle(-227.4517, 779.935624),
  jupiter: cycle(-73.2586, 398.881409),
  saturn: cycle(-52.8651, 378.0964118),
  uranus: cycle(-150.8448, 369.6535358),
  neptune: cycle(-158.7653, 367.4862395),
  pluto: cycle(140.0008, 366.6966102),
  chiron: cycle(119.2166, 372.6815737),
  ceres: cycle(78.2125, 466.6099917),
  pallas: cycle(20.9356, 466.341422),
  juno: cycle(-213.0399, 473.9021363),
  vesta: cycle(187.6299, 504.1693774),
};

type OrbitalEvent = 'near' | 'far' | 'ascending' | 'descending';

const orbit = (near: MeanCycle, far: MeanCycle, ascending: MeanCycle, descending: MeanCycle) => ({
  near,
  far,
  ascending,
  descending,
});

/**
 * Mean apsides and node crossings: `near` is the perihelion, for the Moon the perigee, for the Sun the perihelion of the
 * Earth. A true one is at most 7 % of its period away in 1800–2200, for the Moon in 1980–2020.
 *
 * Fitted by least squares to what `/predictive/events` finds in these years.
 */
export const ORBITAL_CYCLES: Readonly<
  Partial<Record<CatalogBodyId, Readonly<Partial<Record<OrbitalEvent, MeanCycle>>>>>
> = {
  sun: { near: cycle(2.515, 365.259617), far: cycle(-180.121, 365.259645) },
  moon: orbit(cycle(-10.329, 27.554611), cycle(3.446, 27.554525), cycle(-7.065, 27.212319), cycle(6.567, 27.212112)),
  mercury: orbit(
    cycle(-42.713, 87.969349),
    cycle(1.271, 87.969349),
    cycle(40.605, 87.969202),
    cycle(-9.067, 87.969044),
  ),
  venus: orbit(
    cycle(-31.47, 224.700813),
    cycle(80.88, 224.700812),
    cycle(-65.323, 224.69889),
    cycle(46.234, 224.698895),
  ),
  mars: orbit(
    cycle(-36.995, 686.99573),
    cycle(306.503, 686.995728),
    cycle(84.097, 686.959439),
    cycle(-220.262, 686.956129),
  ),
  jupiter: orbit(
    cycle(-236.874, 4333.081284),
    cycle(1929.36, 4333.018513),
    cycle(728.995, 4332.363052),
    cycle(-1303.94, 4332.334893),
  ),
  saturn: orbit(
    cycle(1284.462, 10753.711916),
    cycle(-4098.162, 10752.580744),
    cycle(1836.682, 10750.514064),
    cycle(-3404.669, 10750.250928),
  ),
  uranus: orbit(
    cycle(-12266.581, 30757.179781),
    cycle(3302.14, 30631.23515),
    cycle(10727.12, 30618.641014),
    cycle(-5495.91, 30619.724431),
  ),
  neptune: orbit(
    cycle(15130.672, 60182.290632),
    cycle(-11415.434, 60182.290632),
    cycle(-29065.711, 60182.290632),
    cycle(1391.256, 60182.290632),
  ),
  pluto: orbit(
    cycle(-3770.165, 90552.983611),
    cycle(41764.97, 90552.983611),
    cycle(-25316.038, 90552.983611),
    cycle(6870.93, 90552.983611),
  ),
  chiron: orbit(
    cycle(-1414.306, 18296.619839),
    cycle(7776.511, 18283.573433),
    cycle(-958.287, 18283.003223),
    cycle(-8350.673, 18233.782419),
  ),
  ceres: orbit(
    cycle(-35.807, 1681.933994),
    cycle(805.234, 1681.938278),
    cycle(-335.564, 1681.261439),
    cycle(425.869, 1681.215833),
  ),
  pallas: orbit(
    cycle(33.059, 1685.033105),
    cycle(-809.722, 1685.03212),
    cycle(181.125, 1684.984733),
    cycle(-469.751, 1684.66674),
  ),
  juno: orbit(
    cycle(527.129, 1593.396056),
    cycle(-269.541, 1593.396178),
    cycle(-696.859, 1592.784),
    cycle(338.887, 1593.001279),
  ),
  vesta: orbit(
    cycle(73.248, 1325.813929),
    cycle(-589.692, 1325.814329),
    cycle(-460.552, 1325.475648),
    cycle(164.836, 1325.562258),
  ),
};
