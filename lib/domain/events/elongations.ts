import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg, cosDeg, sinDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { fitCurve, type ValueAt } from '../search/curve.ts';
import { findExtrema } from '../search/extrema.ts';
import { angularSeparationDeg, type SphericalDirection } from '../zodiac/angular-separation.ts';
import { type BodyEventQuery, refineExtrema, SCAN_FIT, toSampledWindow } from './event-search.ts';

/** A moment at which a body's separation from the Sun has a maximum. */
export interface GreatestElongation {
  readonly moment: JdUt;
  /** East of the Sun: seen in the evening. */
  readonly isEastern: boolean;
  /** True separation from the Sun, degrees. */
  readonly elongationDeg: number;
  readonly position: EclipticState;
}

/** {@link SCAN_FIT} with its tolerance converted to the cosine of the separation, where the cosine changes fastest. */
const COSINE_SCAN = { ...SCAN_FIT, tolerance: (SCAN_FIT.tolerance * Math.PI) / 180 };

/**
 * Every greatest elongation of a body, ascending, to the second.
 *
 * Fits the cosine of the separation instead of the separation, which has a kink where the body passes over the Sun's
 * centre, or nearly, as Venus does in a transit. Both have their extrema at the same moments.
 */
export function findGreatestElongations(search: BodyEventQuery): readonly GreatestElongation[] {
  const { sky, body } = search;
  const negativeCosineAt: ValueAt = (moment) =>
    -separationCosine(sky.positionAt(body, moment), sky.positionAt('sun', moment));
  const coarse = findExtrema(fitCurve(toSampledWindow(search), negativeCosineAt, COSINE_SCAN));
  const maxima = coarse.filter(({ kind }) => kind === 'maximum');
  return refineExtrema(maxima, () => negativeCosineAt, search).map(({ moment }) => {
    const position = sky.positionAt(body, moment);
    const sun = sky.positionAt('sun', moment);
    const isEastern = arcDeg(sun.longitudeDeg, position.longitudeDeg) > 0;
    return { moment, isEastern, elongationDeg: angularSeparationDeg(position, sun), position };
  });
}

/** Cosine of the angle between two directions: smooth even where they coincide, unlike the angle. */
function separationCosine(a: SphericalDirection, b: SphericalDirection): number {
  const across = cosDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(a.longitudeDeg - b.longitudeDeg);
  return sinDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) + across;
}
