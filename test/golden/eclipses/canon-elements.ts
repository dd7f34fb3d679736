/**
 * Besselian elements of the Five Millennium Canon of Solar Eclipses, polynomials in hours of Dynamical Time since `t0`:
 * "Eclipse Predictions by Fred Espenak, NASA's GSFC", from FiveMillenniumCanonOfSolarEclipses.csv of
 * https://github.com/gmiller123456/FiveMillenniumCanonOfSolarEclipses-Besselian-Elements, commit 02127db.
 */
export interface CanonElements {
  readonly date: string;
  /** Julian day of greatest eclipse, Dynamical Time. */
  readonly jd: number;
  /** Hour of the day. */
  readonly t0: number;
  readonly deltaT: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly d: readonly number[];
  readonly mu: readonly number[];
  readonly l1: readonly number[];
  readonly l2: readonly number[];
  readonly tanF1: number;
  readonly tanF2: number;
}

/** Columns as in the file. */
const ROWS = `
1991-07-11,2448449.296537,19.0,57.9,-0.0672590,0.5671376,-3.690e-05,-9.610e-06,0.0121270,-0.1379772,-1.529e-04,2.500e-06,22.0974293,-0.0052200,-5.000e-06,103.6397781,15.0000582,0,0.5304140,0.0000252,-1.280e-05,-0.0156450,0.0000251,-1.270e-05,0.0045986,0.0045757
1992-12-24,2448980.522005,1.0,59.1,0.1205140,0.5216069,-3.970e-05,-6.530e-06,1.0927700,0.0617178,1.141e-04,-8.800e-07,-23.4192200,0.0006430,7.000e-06,195.1178131,14.9962139,0,0.5643310,0.0001012,-1.070e-05,0.0181020,0.0001007,-1.070e-05,0.0047545,0.0047309
1994-05-10,2449483.216973,17.0,60.2,-0.1734200,0.4990629,2.960e-05,-5.630e-06,0.3836520,0.0869393,-1.183e-04,-9.200e-07,17.6861305,0.0106420,-4.000e-06,75.9092331,15.0016212,0,0.5669130,-0.0000318,-9.800e-06,0.0206720,-0.0000317,-9.700e-06,0.0046308,0.0046077
1997-03-09,2450516.558919,1.0,62.4,-0.5050300,0.5543074,1.340e-05,-9.340e-06,0.8038080,0.1743586,-2.040e-05,-2.850e-06,-4.5501599,0.0158620,1.000e-06,192.3360443,15.0039606,0,0.5368910,0.0000486,-1.300e-05,-0.0092010,0.0000484,-1.290e-05,0.0047088,0.0046853
1999-08-11,2451401.961216,11.0,63.7,0.0700420,0.5443035,-4.060e-05,-8.060e-06,0.5028410,-0.1184929,-1.158e-04,1.690e-06,15.3273401,-0.0120350,-3.000e-06,343.6874084,15.0029821,0,0.5424690,0.0001168,-1.170e-05,-0.0036500,0.0001163,-1.160e-05,0.0046129,0.0045900
2001-06-21,2452082.003314,12.0,64.2,0.0103400,0.5653861,2.920e-05,-8.860e-06,-0.5718300,0.0551256,-1.339e-04,-9.800e-07,23.4397697,-0.0001830,-6.000e-06,359.5601501,14.9991951,0,0.5369720,-0.0000944,-1.210e-05,-0.0091200,-0.0000939,-1.210e-05,0.0046005,0.0045775
2003-05-31,2452790.673177,4.0,64.4,-0.3238660,0.4939013,5.450e-05,-5.630e-06,0.9452060,0.1263286,-1.691e-04,-1.580e-06,21.8459892,0.0057460,-5.000e-06,240.6110229,14.9997892,0,0.5643850,-0.0000530,-9.800e-06,0.0181570,-0.0000527,-9.800e-06,0.0046126,0.0045896
2005-04-08,2453469.358918,21.0,64.7,0.3502150,0.4857762,-1.010e-05,-6.830e-06,-0.2074370,0.2575757,-3.670e-05,-3.820e-06,7.4862900,0.0148990,-2.000e-06,134.5738525,15.0040407,0,0.5485480,0.0001069,-1.150e-05,0.0023990,0.0001064,-1.150e-05,0.0046686,0.0046454
2005-10-03,2453646.939436,11.0,64.9,0.3660300,0.4554791,9.900e-06,-5.450e-06,0.1758280,-0.2508066,7.500e-06,3.170e-06,-4.0922399,-0.0154900,1.000e-06,347.7536011,15.0043392,0,0.5626610,-0.0001022,-1.040e-05,0.0164410,-0.0001017,-1.030e-05,0.0046741,0.0046508
2006-03-29,2453823.925262,10.0,65.1,-0.2899370,0.5060880,1.810e-05,-8.270e-06,0.2790220,0.2789918,-3.860e-05,-4.760e-06,3.3988400,0.0155580,-1.000e-06,328.7933044,15.0043669,0,0.5370020,0.0000644,-1.270e-05,-0.0090900,0.0000641,-1.270e-05,0.0046826,0.0046593`;

export const CANON_ELEMENTS: readonly CanonElements[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [date = '', ...cells] = row.split(',');
    const values = cells.map(Number);
    const [jd = 0, t0 = 0, deltaT = 0] = values;
    const [tanF1 = 0, tanF2 = 0] = values.slice(-2);
    const take = (from: number, count: number) => values.slice(from, from + count);
    return {
      ...{ date, jd, t0, deltaT, tanF1, tanF2, x: take(3, 4), y: take(7, 4), d: take(11, 3), mu: take(14, 3) },
      ...{ l1: take(17, 3), l2: take(20, 3) },
    };
  });

const RADIANS = Math.PI / 180;
/** The Earth of the canon. */
const FLATTENING_FACTOR = 0.99664719;

const evaluate = (terms: readonly number[], t: number): number => terms.reduceRight((sum, term) => sum * t + term, 0);

/** Intersection of the axis with the fundamental plane, east and north, equatorial radii, at an hour since `t0`. */
export const axisAt = ({ x, y }: CanonElements, t: number): readonly [number, number] => [
  evaluate(x, t),
  evaluate(y, t),
];

/** Julian day, Dynamical Time, of an hour since `t0`. */
export function dynamicalTimeOf({ jd, t0 }: CanonElements, t: number): number {
  const midnight = Math.floor(jd - t0 / 24) + 0.5;
  const day = [midnight - 1, midnight].find((one) => Math.abs(one + t0 / 24 - jd) < 0.5) ?? midnight;
  return day + (t0 + t) / 24;
}

/**
 * Distance from the axis, and radii of the shadows, at a place and hour since `t0`.
 *
 * @source get_elements of the eclipse functions of G. Miller, https://www.celestialprogramming.com/, public domain, which
 * names J. Meeus, Elements of Solar Eclipses
 */
export function shadowAt(elements: CanonElements, place: { latitudeDeg: number; longitudeDeg: number }, t: number) {
  const { deltaT, tanF1, tanF2 } = elements;
  const reduced = Math.atan(FLATTENING_FACTOR * Math.tan(place.latitudeDeg * RADIANS));
  const [sinPhi, cosPhi] = [FLATTENING_FACTOR * Math.sin(reduced), Math.cos(reduced)];
  const hour = (evaluate(elements.mu, t) + place.longitudeDeg - 0.00417807 * deltaT) * RADIANS;
  const d = evaluate(elements.d, t) * RADIANS;
  const xi = cosPhi * Math.sin(hour);
  const eta = sinPhi * Math.cos(d) - cosPhi * Math.cos(hour) * Math.sin(d);
  const zeta = sinPhi * Math.sin(d) + cosPhi * Math.cos(hour) * Math.cos(d);
  return {
    distance: Math.hypot(evaluate(elements.x, t) - xi, evaluate(elements.y, t) - eta),
    outer: evaluate(elements.l1, t) - zeta * tanF1,
    inner: evaluate(elements.l2, t) - zeta * tanF2,
    /** Sine of the altitude of the Sun, nearly. */
    zeta,
  };
}
