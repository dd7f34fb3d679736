import { cosDeg, sinDeg } from '../../../../lib/base/units/angle.ts';
import { NUTATION_TERMS } from './nutation-terms.ts';

/** The Earth's axis and clock from published formulas, none of the engine's code. Angles in degrees. */

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36_525;
const ARCSEC_PER_DEG = 3600;
const ARCSEC_PER_TENTH_MICROARCSEC = 1e-7;

export const centuriesSinceJ2000 = (jd: number): number => (jd - J2000) / DAYS_PER_CENTURY;

const polynomial = (t: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);

/** @source Hilton et al. 2006, Cel. Mech. Dyn. Astron. 94, 351, as in eraObl06 of ERFA */
export function meanObliquityDeg(jdTt: number): number {
  const t = centuriesSinceJ2000(jdTt);
  const arcsec = polynomial(t, [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434]);
  return arcsec / ARCSEC_PER_DEG;
}

/** Delaunay's arguments l, l′, F, D, Ω: arcseconds at J2000 and per century. */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

/** @source IAU 2000B, see {@link NUTATION_TERMS}; its fixed offsets in place of planetary terms included */
export function nutationDeg(jdTt: number): { longitude: number; obliquity: number } {
  const t = centuriesSinceJ2000(jdTt);
  const args = ARGUMENTS.map(([atEpoch, perCentury]) => (atEpoch + perCentury * t) / ARCSEC_PER_DEG);
  let longitude = 0;
  let obliquity = 0;
  for (const row of NUTATION_TERMS) {
    const angle = args.reduce((sum, arg, index) => sum + arg * (row[index] ?? Number.NaN), 0);
    const [ps = 0, pst = 0, pc = 0, ec = 0, ect = 0, es = 0] = row.slice(5);
    longitude += (ps + pst * t) * sinDeg(angle) + pc * cosDeg(angle);
    obliquity += (ec + ect * t) * cosDeg(angle) + es * sinDeg(angle);
  }
  return {
    longitude: (longitude * ARCSEC_PER_TENTH_MICROARCSEC - 0.000135) / ARCSEC_PER_DEG,
    obliquity: (obliquity * ARCSEC_PER_TENTH_MICROARCSEC + 0.000388) / ARCSEC_PER_DEG,
  };
}

/**
 * Greenwich mean sidereal time.
 *
 * @source IAU 2006: Capitaine, Wallace & Chapront 2005, Astron. Astrophys. 432, 355, as in eraGmst06, over the
 * Earth rotation angle of eraEra00
 */
export function meanSiderealTimeDeg(jdUt: number, jdTt: number): number {
  const days = jdUt - J2000;
  const rotation = 360 * ((jdUt % 1) + 0.779057273264 + 0.00273781191135448 * days);
  const t = centuriesSinceJ2000(jdTt);
  const arcsec = polynomial(t, [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368]);
  return rotation + arcsec / ARCSEC_PER_DEG;
}

/**
 * Greenwich apparent less mean sidereal time: the equation of the equinoxes with its two largest complementary terms;
 * the others are below 0.00002″.
 *
 * @source eraEect00 of ERFA, terms 1 and 2 of order t⁰ (IERS Conventions 2003)
 */
export function equationOfEquinoxesDeg(jdTt: number): number {
  const nutation = nutationDeg(jdTt);
  const obliquityDeg = meanObliquityDeg(jdTt);
  const t = centuriesSinceJ2000(jdTt);
  const [atEpoch, perCentury] = ARGUMENTS[4];
  const moonNodeDeg = (atEpoch + perCentury * t) / ARCSEC_PER_DEG;
  const complementArcsec = 0.00264096 * sinDeg(moonNodeDeg) + 0.00006352 * sinDeg(2 * moonNodeDeg);
  return nutation.longitude * cosDeg(obliquityDeg) + complementArcsec / ARCSEC_PER_DEG;
}

/** General precession in longitude since J2000 by IAU 2006 less the one that VSOP87 uses (Lieske 1977), degrees. */
export function precessionDifferenceDeg(jdTt: number): number {
  const t = centuriesSinceJ2000(jdTt);
  const iau2006 = polynomial(t, [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, 0.0000000383]);
  const vsop87 = polynomial(t, [0, 5029.0966, 1.11113]);
  return (iau2006 - vsop87) / ARCSEC_PER_DEG;
}
