import type { CatalogBodyId } from '../../../base/catalog/bodies.ts';
import { arcDeg, type LongitudeDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris } from '../../port.ts';
import { type ChebyshevSeries, chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../../search/chebyshev.ts';
import { momentAt } from '../../search/curve.ts';
import { toEquatorial } from '../zodiac/equatorial.ts';

/** An object that rises and sets. */
export type SkyObject =
  | { readonly type: 'body'; readonly id: CatalogBodyId }
  | { readonly type: 'star'; readonly id: string };

/** Apparent place of an object on the turning sphere, seen from the center of the Earth. */
export interface DiurnalPoint {
  /** Greenwich apparent sidereal time − right ascension, degrees; may lie outside `[0, 360)`. */
  readonly greenwichHourAngleDeg: number;
  readonly declinationDeg: number;
  /** 1 / distance, 1/au; 0 for a star, and where parallax is left out. */
  readonly inverseDistancePerAu: number;
}

/** The daily turn of one object in a span of time. */
type DiurnalMotion = (moment: JdUt) => DiurnalPoint;

/** An object, and how it is seen. */
export interface DiurnalTarget {
  readonly object: SkyObject;
  /** True: on the ecliptic and without parallax, as Indian almanacs take Sun, Moon and planets to rise. */
  readonly isOnEcliptic: boolean;
}

/** Turn of the Earth against the equinox, degrees per day of UT: only the rest is fitted. */
const EARTH_TURN_DEG_PER_DAY = 360.98564736629;

/**
 * Longest piece, days. With eight terms the fit stays within 0.001″ of the engine for the Sun and the Moon, and within
 * 0.05″ for Mars, the worst (test/lib/astro/sky/rising/diurnal-motion.test.ts).
 */
const PIECE_DAYS = { moon: 2, others: 8 } as const;
const TERMS = 8;

/** One polynomial piece of a motion. */
interface MotionPiece {
  readonly span: JdRange;
  readonly first: DiurnalPoint;
  /** Hour angle beyond {@link first} and the turn of the Earth since the beginning of the span. */
  readonly hourAngle: ChebyshevSeries;
  readonly declination: ChebyshevSeries;
  readonly inverseDistance: ChebyshevSeries;
}

/**
 * Follows an object through a span, for thousands of evaluations at the cost of eight positions for each piece.
 *
 * @throws EphemerisRangeError where the span leaves the files
 */
export function followDiurnalMotion(ephemeris: Ephemeris, target: DiurnalTarget, span: JdRange): DiurnalMotion {
  const longestDays = target.object.id === 'moon' ? PIECE_DAYS.moon : PIECE_DAYS.others;
  const spanDays = span.toJdUt - span.fromJdUt;
  const count = Math.max(1, Math.ceil(spanDays / longestDays));
  const pieceDays = spanDays / count;
  const pieces = Array.from({ length: count }, (_, index) => {
    const fromJdUt = jdUt(span.fromJdUt + index * pieceDays);
    return fitPiece(ephemeris, target, { fromJdUt, toJdUt: jdUt(fromJdUt + pieceDays) });
  });
  return (moment) => {
    const index = Math.min(Math.max(Math.floor((moment - span.fromJdUt) / pieceDays), 0), count - 1);
    return evaluateMotion(pieces[index] as MotionPiece, moment);
  };
}

function fitPiece(ephemeris: Ephemeris, target: DiurnalTarget, span: JdRange): MotionPiece {
  const moments = chebyshevNodes(TERMS).map((x) => momentAt(span, x));
  const points = moments.map((moment) => measureDiurnalPoint(ephemeris, target, moment));
  const first = points[0] as DiurnalPoint;
  const hourAngles = points.map(({ greenwichHourAngleDeg }, index) => {
    const turnDeg = (moments[index] as JdUt) - span.fromJdUt;
    return arcDeg(first.greenwichHourAngleDeg + turnDeg * EARTH_TURN_DEG_PER_DAY, greenwichHourAngleDeg);
  });
  return {
    span,
    first,
    hourAngle: fitChebyshev(unwrapAngles(hourAngles)),
    declination: fitChebyshev(points.map(({ declinationDeg }) => declinationDeg)),
    inverseDistance: fitChebyshev(points.map(({ inverseDistancePerAu }) => inverseDistancePerAu)),
  };
}

/** Angles that follow each other closely, without the jumps of whole turns. */
function unwrapAngles(angles: readonly number[]): readonly number[] {
  const unwrapped: number[] = [];
  for (const angle of angles) {
    const last = unwrapped.at(-1) ?? angle;
    unwrapped.push(last + arcDeg(last, angle));
  }
  return unwrapped;
}

function evaluateMotion({ span, first, ...series }: MotionPiece, moment: JdUt): DiurnalPoint {
  const sinceStartDays = moment - span.fromJdUt;
  const x = (2 * sinceStartDays) / (span.toJdUt - span.fromJdUt) - 1;
  const turnDeg = sinceStartDays * EARTH_TURN_DEG_PER_DAY;
  return {
    greenwichHourAngleDeg: first.greenwichHourAngleDeg + turnDeg + evaluateChebyshev(series.hourAngle, x),
    declinationDeg: evaluateChebyshev(series.declination, x),
    inverseDistancePerAu: evaluateChebyshev(series.inverseDistance, x),
  };
}

/** The place of an object at a moment, from the engine. */
export function measureDiurnalPoint(
  ephemeris: Ephemeris,
  { object, isOnEcliptic }: DiurnalTarget,
  moment: JdUt,
): DiurnalPoint {
  const { longitudeDeg, latitudeDeg, inverseDistancePerAu } = measureEcliptic(ephemeris, object, moment);
  const { trueObliquityDeg, siderealTimeDeg } = ephemeris.orientation(moment);
  const direction = { longitudeDeg, latitudeDeg: isOnEcliptic ? 0 : latitudeDeg };
  const { rightAscensionDeg, declinationDeg } = toEquatorial(direction, trueObliquityDeg);
  return {
    greenwichHourAngleDeg: siderealTimeDeg - rightAscensionDeg,
    declinationDeg,
    inverseDistancePerAu: isOnEcliptic ? 0 : inverseDistancePerAu,
  };
}

interface EclipticPlace {
  readonly longitudeDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  readonly inverseDistancePerAu: number;
}

function measureEcliptic(ephemeris: Ephemeris, { type, id }: SkyObject, moment: JdUt): EclipticPlace {
  if (type === 'star') return { ...ephemeris.star(id, moment, { type: 'tropical' }), inverseDistancePerAu: 0 };
  const state = ephemeris.position(id, moment, { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } });
  return { ...state, inverseDistancePerAu: 1 / state.distanceAu };
}
