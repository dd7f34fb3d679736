import {
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  type NakshatraLord,
  type NakshatraName,
  PADAS_PER_NAKSHATRA,
} from '../../base/catalog/nakshatras.ts';
import { type LongitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { findCirclePart } from './circle-part.ts';

/** Extent of a nakshatra: 13°20′. */
export const DEG_PER_NAKSHATRA = TURN_DEG / NAKSHATRAS.length;

/** The nakshatra that holds a longitude, and where in it. */
interface Nakshatra {
  /** 1 Ashvini … 27 Revati. */
  readonly number: number;
  readonly name: NakshatraName;
  /** Quarter of 3°20′, 1 to 4. */
  readonly pada: number;
  readonly lord: NakshatraLord;
  /** Degrees from its beginning, in `[0, 13.333…)`. */
  readonly degreesIn: number;
}

/** Finds the nakshatra of a sidereal longitude. It includes its beginning and excludes its end, as a pada does. */
export function findNakshatra(siderealDeg: LongitudeDeg): Nakshatra {
  const { index, degreesIn } = findCirclePart(siderealDeg, NAKSHATRAS.length);
  const quarter = findCirclePart(siderealDeg, NAKSHATRAS.length * PADAS_PER_NAKSHATRA);
  return {
    number: index + 1,
    name: NAKSHATRAS[index] as NakshatraName,
    pada: (quarter.index % PADAS_PER_NAKSHATRA) + 1,
    lord: NAKSHATRA_LORDS[index % NAKSHATRA_LORDS.length] as NakshatraLord,
    degreesIn,
  };
}
