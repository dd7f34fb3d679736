import { ARCSEC_PER_DEG, DEG_PER_RAD, TURN_DEG } from '../units/angle.ts';
import type { BodyId } from './bodies.ts';
import { INSTALLED_ASTEROIDS } from './minor-planets.ts';

const DAYS_PER_CENTURY = 36_525;

const radPerCentury = (rate: number): number => (rate * DEG_PER_RAD) / DAYS_PER_CENTURY;
const arcsecPerCentury = (rate: number): number => rate / ARCSEC_PER_DEG / DAYS_PER_CENTURY;
const degPerCentury = (rate: number): number => rate / DAYS_PER_CENTURY;

/** Rates of the Moon's mean anomaly, of her mean argument of latitude and of her node, arc seconds a century. */
const MOON = { anomaly: 1717915923.2178, latitudeArgument: 1739527262.8478, node: -6962890.5431 } as const;
const MOON_LONGITUDE = MOON.latitudeArgument + MOON.node;

const EARTH = radPerCentury(628.3075849991);
/**
 * Mean motion of a body round the Sun by Kepler's third law, degrees a day, from its distance in astronomical units: the
 * motion of the Earth at 1 au.
 */
const keplerDegPerDay = (semiMajorAxisAu: number): number => EARTH / semiMajorAxisAu ** 1.5;

const NODE = arcsecPerCentury(-MOON.node);
const APOGEE = arcsecPerCentury(MOON_LONGITUDE - MOON.anomaly);

/**
 * Mean daily motion in longitude seen from the Earth, degrees per day, without sign. A body is stationary where its
 * speed is small compared with it.
 *
 * Mercury and Venus stay near the Sun, so their mean motion is that of the Sun; that of a body beyond the Earth is its
 * motion round the Sun. The nodes move backwards; true node and true apogee oscillate about the mean ones, whose rates
 * they share. Precession, 0.00004° a day, is left out: it is 1 % of Pluto's motion, less for all others.
 *
 * @source Sun to Neptune, Moon, node and apogee: IERS Conventions (2010), equations 5.43 and 5.44, as Orekit's
 * nutation-arguments.txt has them
 * @source Pluto: JPL, approximate positions of the planets, https://ssd.jpl.nasa.gov/txt/p_elem_t1.txt, as src/helio.jl of
 * github.com/JuliaAstro/AstroLib.jl has its rates
 * @source Ceres, Pallas, Juno, Vesta: their mean motion round the Sun over the six thousand years of the engine's
 * files; Chiron: its revolution that ended in 2000, because Saturn changes the length of its revolutions by some
 * percent; Pholus: its revolution around 2000; the bodies beyond Pluto: their distances in the headers of
 * the engine's files; the Uranians: those in seorbel.txt. Measured in test/lib/base/catalog/mean-motions.test.ts
 */
const NAMED_MOTIONS: Readonly<Record<BodyId, number>> = {
  sun: EARTH,
  moon: arcsecPerCentury(MOON_LONGITUDE),
  mercury: EARTH,
  venus: EARTH,
  mars: radPerCentury(334.06124267),
  jupiter: radPerCentury(52.9690962641),
  saturn: radPerCentury(21.329910496),
  uranus: radPerCentury(7.4781598567),
  neptune: radPerCentury(3.8133035638),
  pluto: degPerCentury(145.20780515),
  chiron: TURN_DEG / 18_400,
  pholus: TURN_DEG / 33_600,
  eris: keplerDegPerDay(68.031),
  sedna: keplerDegPerDay(551.784),
  haumea: keplerDegPerDay(43.116),
  makemake: keplerDegPerDay(45.368),
  quaoar: keplerDegPerDay(43.473),
  orcus: keplerDegPerDay(39.19),
  ixion: keplerDegPerDay(39.464),
  cupido: keplerDegPerDay(40.998),
  hades: keplerDegPerDay(50.667),
  zeus: keplerDegPerDay(59.214),
  kronos: keplerDegPerDay(64.817),
  apollon: keplerDegPerDay(70.299),
  admetos: keplerDegPerDay(73.628),
  vulkanus: keplerDegPerDay(77.256),
  poseidon: keplerDegPerDay(83.669),
  ceres: 0.21408,
  pallas: 0.21361,
  juno: 0.22595,
  vesta: 0.27157,
  mean_node: NODE,
  true_node: NODE,
  mean_lilith: APOGEE,
  true_lilith: APOGEE,
  earth: EARTH,
};

/** Within the orbit of the Earth a body stays near the Sun. */
const asteroidDegPerDay = (semiMajorAxisAu: number): number => Math.min(EARTH, keplerDegPerDay(semiMajorAxisAu));

/** {@link NAMED_MOTIONS}, and those of the installed asteroids by their distances in the heads of their files. */
export const MEAN_MOTION_DEG_PER_DAY: typeof NAMED_MOTIONS = {
  ...NAMED_MOTIONS,
  ...Object.fromEntries(
    [...INSTALLED_ASTEROIDS].map(([id, { semiMajorAxisAu }]) => [id, asteroidDegPerDay(semiMajorAxisAu)]),
  ),
};
