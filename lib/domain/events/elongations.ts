import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg, cosDeg, sinDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { fitCurve, type ValueAt } from '../search/curve.ts';
import { findExtrema } from '../search/extrema.ts';
import { angularSeparationDeg } from '../zodiac/angular-separation.ts';
import { type BodyEventQuery, refineExtrema, SCAN_FIT, toSampledWindow } from './event-search.ts';

/** A moment at which a body stands farthest from the Sun in the sky. */
export interface GreatestElongation {
  readonly moment: JdUt;
  /** East of the Sun: seen in the evening. */
  readonly isEastern: boolean;
  /** True separation from the Sun, degrees. */
  readonly elongationDeg: number;
  readonly position: EclipticState;
}

/** The tolerance of {@link SCAN_FIT} in the cosine of the separation: what it is where that changes fastest. */
const COSINE_SCAN = { ...SCAN_FIT, tolerance: (SCAN_FIT.tolerance * Math.PI) / 180 };

/**
 * Every greatest elongation of a body, ascending, to the second.
 *
 * The cosine of the separation is fitted, not the separation: the latter has a kink where the body passes over the Sun's
 * centre, or nearly, as Venus does in a transit. Both turn at the same moments.
 */
export function findGreatestElongations(search: BodyEventQuery): readonly GreatestElongation[] {
  const { sky, body } = search;
  const apartAt: ValueAt = (moment) => -separationCosine(sky.positionAt(body, moment), sky.positionAt('sun', moment));
  const coarse = findExtrema(fitCurve(toSampledWindow(search), apartAt, COSINE_SCAN));
  const maxima = coarse.filter(({ kind }) => kind === 'maximum');
  return refineExtrema(maxima, () => apartAt, search).map(({ moment }) => {
    const position = sky.positionAt(body, moment);
    const sun = sky.positionAt('sun', moment);
    const isEastern = arcDeg(sun.longitudeDeg, position.longitudeDeg) > 0;
    return { moment, isEastern, elongationDeg: angularSeparationDeg(position, sun), position };
  });
}

/** A place on the sphere, degrees. */
interface Direction {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Cosine of the angle between two directions: smooth even where they meet, which the angle itself is not. */
function separationCosine(a: Direction, b: Direction): number {
  const across = cosDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(a.longitudeDeg - b.longitudeDeg);
  return sinDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) + across;
}
