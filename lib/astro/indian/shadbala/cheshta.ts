import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { arcDeg, separationDeg } from '../../../base/units/angle.ts';
import type { ShadbalaChart } from './chart.ts';

/** The planets with a motion of their own. */
export type StarPlanet = Exclude<ClassicalPlanet, 'sun' | 'moon'>;

/** A polynomial in Julian centuries, degrees. */
type Polynomial = readonly [constant: number, linear: number, square: number];

/**
 * Mean longitudes, tropical of date, in centuries of TT from J2000; heliocentric but for the Sun.
 *
 * @source Jean Meeus, Astronomical Algorithms, table 31.A, as planetelements.js of npm astronomia 4.2.0 has it; the Sun's is the
 * Earth's + 180°
 */
const MODERN: Readonly<Record<StarPlanet | 'sun', Polynomial>> = {
  sun: [280.466457, 36000.7698278, 0.00030322],
  mercury: [252.250906, 149474.0722491, 0.0003035],
  venus: [181.979801, 58519.2130302, 0.00031014],
  mars: [355.433, 19141.6964471, 0.00031052],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

/** A mean longitude on 1 January 1900, 0 h at Ujjain, degrees, its motion in a day, and a correction that grows by the year. */
interface RamanMean {
  readonly epochDeg: number;
  readonly degPerDay: number;
  readonly correctionDeg: readonly [constant: number, perYear: number];
}

/**
 * Sidereal mean longitudes of B. V. Raman's tables.
 *
 * @source Graha and Bhava Balas, chapter VI and tables IV–IX, as strength.py of PyJHora (at commit 11f8466e) quotes them: motions from
 * the columns for 10 000 days
 */
const RAMAN: Readonly<Record<StarPlanet | 'sun', RamanMean>> = {
  sun: { epochDeg: 257.4568, degPerDay: 0.98560265, correctionDeg: [0, 0] },
  mercury: { epochDeg: 164, degPerDay: 4.092318, correctionDeg: [6.67, -0.00133] },
  venus: { epochDeg: 328.51, degPerDay: 1.602146, correctionDeg: [-5, -0.0001] },
  mars: { epochDeg: 270.22, degPerDay: 0.524019, correctionDeg: [0, 0] },
  jupiter: { epochDeg: 220.04, degPerDay: 0.083096, correctionDeg: [-3.3, -0.0067] },
  saturn: { epochDeg: 236.74, degPerDay: 0.033439, correctionDeg: [5, 0.001] },
};

/** 1 January 1900, 0 h at the meridian of Ujjain, 76° E, Julian day (UT). */
const UJJAIN_1900 = 2415020.5 - 76 / 360;
const J2000 = 2451545;
const DAYS_PER_YEAR = 365.25;
const DAYS_PER_CENTURY = 36525;

type MeanLongitudes = (id: StarPlanet | 'sun') => number;

/** Sidereal mean longitudes at the moment of a chart, degrees of any size. */
function followMeans({ moment, deltaTDays, ayanamsaDeg }: ShadbalaChart, source: 'modern' | 'raman'): MeanLongitudes {
  if (source === 'raman') {
    const days = moment - UJJAIN_1900;
    return (id) => {
      const { epochDeg, degPerDay, correctionDeg } = RAMAN[id];
      return epochDeg + degPerDay * days + correctionDeg[0] + correctionDeg[1] * Math.floor(days / DAYS_PER_YEAR);
    };
  }
  const centuries = (moment + deltaTDays - J2000) / DAYS_PER_CENTURY;
  return (id) => {
    const [constant, linear, square] = MODERN[id];
    return constant + centuries * (linear + centuries * square) - ayanamsaDeg;
  };
}

/**
 * The cheshta kendra of Mars to Saturn, degrees in `[0, 180]`: how far the middle of mean and true place is from the apogee of
 * the swift motion. That is the mean Sun; for Mercury and Venus the mean Sun is the mean place, and their own mean is the apogee.
 *
 * @source both worked examples: V. P. Jain's and B. V. Raman's
 */
export function findCheshtaKendra(
  { id, longitudeDeg }: { readonly id: StarPlanet; readonly longitudeDeg: number },
  chart: ShadbalaChart,
  source: 'modern' | 'raman',
): number {
  const meanOf = followMeans(chart, source);
  const isInferior = id === 'mercury' || id === 'venus';
  const [meanDeg, apogeeDeg] = isInferior ? [meanOf('sun'), meanOf(id)] : [meanOf(id), meanOf('sun')];
  return separationDeg(apogeeDeg, meanDeg + arcDeg(meanDeg, longitudeDeg) / 2);
}
