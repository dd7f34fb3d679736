import type { PositionKind } from '../../../base/catalog/position-kinds.ts';
import { arcDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris, SearchZodiac } from '../../port.ts';
import { type ChebyshevSeries, chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../../search/chebyshev.ts';
import { momentAt } from '../../search/curve.ts';
import type { ValueAt } from '../../search/zeros.ts';

/** The Sun and the Moon through a span: sidereal longitudes, degrees, unwrapped, which only grow. */
export interface Luminaries {
  readonly span: JdRange;
  readonly sunDegAt: ValueAt;
  readonly moonDegAt: ValueAt;
}

/** Zodiac and kind of the places of Sun and Moon. */
export interface LuminaryFrame {
  readonly zodiac: SearchZodiac;
  readonly positions: PositionKind;
}

/**
 * Longest piece, days. With eight terms the fit stays within 0.001″ of the engine
 * (test/lib/astro/indian/panchanga/luminaries.test.ts): the Moon moves by 0.5″ in a second.
 */
const PIECE_DAYS = { sun: 8, moon: 2 } as const;
const TERMS = 8;
const NODES = chebyshevNodes(TERMS);

/**
 * Follows Sun and Moon through a span, for thousands of evaluations at the cost of five positions a day.
 *
 * @throws EphemerisRangeError where the span leaves the files
 */
export function followLuminaries(ephemeris: Ephemeris, frame: LuminaryFrame, span: JdRange): Luminaries {
  return {
    span,
    sunDegAt: followLongitude(ephemeris, 'sun', { frame, span }),
    moonDegAt: followLongitude(ephemeris, 'moon', { frame, span }),
  };
}

interface Course {
  readonly frame: LuminaryFrame;
  readonly span: JdRange;
}

function followLongitude(ephemeris: Ephemeris, body: 'sun' | 'moon', { frame, span }: Course): ValueAt {
  const settings = { ...frame, center: { type: 'geocentric' } } as const;
  const days = span.toJdUt - span.fromJdUt;
  const count = Math.max(1, Math.ceil(days / PIECE_DAYS[body]));
  const pieceDays = days / count;
  let lastDeg = 0;
  const pieces: ChebyshevSeries[] = Array.from({ length: count }, (_, index) => {
    const fromJdUt = jdUt(span.fromJdUt + index * pieceDays);
    const piece = { fromJdUt, toJdUt: jdUt(fromJdUt + pieceDays) };
    const values = NODES.map((x) => {
      lastDeg += arcDeg(lastDeg, ephemeris.longitude(body, momentAt(piece, x), settings));
      return lastDeg;
    });
    return fitChebyshev(values);
  });
  return (moment: JdUt) => {
    const place = (moment - span.fromJdUt) / pieceDays;
    const index = Math.min(Math.max(Math.floor(place), 0), count - 1);
    return evaluateChebyshev(pieces[index] as ChebyshevSeries, 2 * (place - index) - 1);
  };
}
