import type { BodyId } from './bodies.ts';

const DEG_PER_RAD = 180 / Math.PI;
const ARCSEC_PER_DEG = 3600;
const DAYS_PER_CENTURY = 36_525;
const DAYS_PER_YEAR = 365.25;
const TURN_DEG = 360;

const radPerCentury = (rate: number): number => (rate * DEG_PER_RAD) / DAYS_PER_CENTURY;
const arcsecPerCentury = (rate: number): number => rate / ARCSEC_PER_DEG / DAYS_PER_CENTURY;
const degPerYear = (rate: number): number => rate / DAYS_PER_YEAR;
const periodDays = (days: number): number => TURN_DEG / days;

/** Rates of the Moon's mean anomaly, of her mean argument of latitude and of her node, arc seconds a century. */
const MOON = { anomaly: 1717915923.2178, latitudeArgument: 1739527262.8478, node: -6962890.5431 } as const;
const MOON_LONGITUDE = MOON.latitudeArgument + MOON.node;

const EARTH = radPerCentury(628.3075849991);
const NODE = arcsecPerCentury(-MOON.node);
const APOGEE = arcsecPerCentury(MOON_LONGITUDE - MOON.anomaly);

/**
 * Mean daily motion in longitude seen from the Earth, degrees per day, without sign: what a body's speed is measured
 * against to call it stationary.
 *
 * Mercury and Venus never leave the Sun, so their mean motion is his; that of a body beyond the Earth is its motion round
 * the Sun. The nodes go backwards; true node and true apogee swing about the mean ones, whose rates they share. Precession,
 * 0.00004° a day, is left out: 1 % for Pluto, less for all others.
 *
 * @source Sun to Neptune, Moon, node and apogee: IERS Conventions (2010), equations 5.43 and 5.44, as Orekit's
 * nutation-arguments.txt has them
 * @source Pluto: JPL, planetary mean orbits, centennial rates, http://cap-lore.com/MathPhys/Orbits/JPLelements.html
 * @source Ceres: proper period 1681.60 d, http://www.liquisearch.com/ceres_dwarf_planet/orbit
 * @source Pallas, Juno, Vesta: AstDyS-2 proper mean motions, degrees a year, as Wikipedia's "2 Pallas", "3 Juno" and
 * "4 Vesta" have them
 * @source Chiron: period 18 523 d (epoch 2021), https://kiwix.lema.org/wikipedia_en_all_mini_2024-02/A/95P/Chiron; planets
 * disturb it so much that 1 % is all a mean can claim
 */
export const MEAN_MOTION_DEG_PER_DAY: Readonly<Record<BodyId, number>> = {
  sun: EARTH,
  moon: arcsecPerCentury(MOON_LONGITUDE),
  mercury: EARTH,
  venus: EARTH,
  mars: radPerCentury(334.06124267),
  jupiter: radPerCentury(52.9690962641),
  saturn: radPerCentury(21.329910496),
  uranus: radPerCentury(7.4781598567),
  neptune: radPerCentury(3.8133035638),
  pluto: arcsecPerCentury(522747.9),
  chiron: periodDays(18_523),
  ceres: periodDays(1681.6),
  pallas: degPerYear(78.041654),
  juno: degPerYear(82.528181),
  vesta: degPerYear(99.1888),
  mean_node: NODE,
  true_node: NODE,
  mean_lilith: APOGEE,
  true_lilith: APOGEE,
  earth: EARTH,
};
