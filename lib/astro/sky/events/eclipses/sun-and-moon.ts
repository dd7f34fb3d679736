import { cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { EclipticState, Ephemeris } from '../../../port.ts';
import { chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../../../search/chebyshev.ts';
import { momentAt } from '../../../search/curve.ts';
import type { Vector } from '../../vector.ts';
import { TROPICAL_GEOCENTRIC } from '../../zodiac/frames.ts';
import { EARTH_RADII_PER_AU } from './radii.ts';

/**
 * Motion of Sun and Moon, and rotation of the Earth, during an eclipse. Positions are apparent, in equatorial radii of the
 * Earth.
 */
export interface SunAndMoon {
  readonly span: JdRange;
  sunAt(moment: JdUt): Vector;
  moonAt(moment: JdUt): Vector;
  /** Apparent sidereal time at Greenwich. */
  siderealTimeDegAt(moment: JdUt): LongitudeDeg;
}

/**
 * Largest distance of any phase of an eclipse from the conjunction or opposition, days.
 *
 * The longest eclipses, lunar ones in the penumbra, last some six and a quarter hours, and their middle is within half an
 * hour of the opposition.
 */
export const ECLIPSE_HALF_SPAN_DAYS = 5 / 24;

/**
 * Samples of each body. In ten hours the Moon covers a seventieth of her orbit, the Sun a thousandth of his: polynomials
 * of this size are accurate to 1e-11 radii of the Earth. The remaining error comes from steps of up to 0.002″ where two of
 * the ephemeris's own polynomials join: other samples move the greatest eclipse by 0.3 ms, by 1.4 ms at most in a century.
 */
const SAMPLE_COUNTS = { sun: 5, moon: 7 };

/** Fits Sun and Moon around the middle of an eclipse, so that its phases need no further calls of the engine. */
export function fitSunAndMoon(ephemeris: Ephemeris, middle: JdUt): SunAndMoon {
  const span = { fromJdUt: jdUt(middle - ECLIPSE_HALF_SPAN_DAYS), toJdUt: jdUt(middle + ECLIPSE_HALF_SPAN_DAYS) };
  const obliquityDeg = ephemeris.orientation(middle).trueObliquityDeg;
  const fitBody = (body: 'sun' | 'moon'): ((moment: JdUt) => Vector) =>
    fitVector(span, SAMPLE_COUNTS[body], (moment) =>
      toEquatorialVector(ephemeris.position(body, moment, TROPICAL_GEOCENTRIC), obliquityDeg),
    );
  const [sunAt, moonAt] = [fitBody('sun'), fitBody('moon')];
  return { span, sunAt, moonAt, siderealTimeDegAt: fitSiderealTime(ephemeris, span) };
}

function toEquatorialVector({ longitudeDeg, latitudeDeg, distanceAu }: EclipticState, obliquityDeg: number): Vector {
  const distance = distanceAu * EARTH_RADII_PER_AU;
  const x = distance * cosDeg(latitudeDeg) * cosDeg(longitudeDeg);
  const along = distance * cosDeg(latitudeDeg) * sinDeg(longitudeDeg);
  const up = distance * sinDeg(latitudeDeg);
  return {
    x,
    y: along * cosDeg(obliquityDeg) - up * sinDeg(obliquityDeg),
    z: along * sinDeg(obliquityDeg) + up * cosDeg(obliquityDeg),
  };
}

function fitVector(span: JdRange, count: number, vectorAt: (moment: JdUt) => Vector): (moment: JdUt) => Vector {
  const samples = chebyshevNodes(count).map((x) => vectorAt(momentAt(span, x)));
  const series = {
    x: fitChebyshev(samples.map(({ x }) => x)),
    y: fitChebyshev(samples.map(({ y }) => y)),
    z: fitChebyshev(samples.map(({ z }) => z)),
  };
  return (moment) => {
    const at = (2 * (moment - span.fromJdUt)) / (span.toJdUt - span.fromJdUt) - 1;
    return {
      x: evaluateChebyshev(series.x, at),
      y: evaluateChebyshev(series.y, at),
      z: evaluateChebyshev(series.z, at),
    };
  };
}

/** The Earth rotates evenly: interpolation between both ends gives the sidereal time to 1e-8°. */
function fitSiderealTime(ephemeris: Ephemeris, { fromJdUt, toJdUt }: JdRange): (moment: JdUt) => LongitudeDeg {
  const start = ephemeris.orientation(fromJdUt).siderealTimeDeg;
  const turnDeg = longitudeDeg(ephemeris.orientation(toJdUt).siderealTimeDeg - start);
  return (moment) => longitudeDeg(start + (turnDeg * (moment - fromJdUt)) / (toJdUt - fromJdUt));
}
