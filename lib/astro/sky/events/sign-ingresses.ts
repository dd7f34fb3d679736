import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { type JdRange, widenRange } from '../../../base/units/time.ts';
import {
  estimateMoment,
  isMomentInWindow,
  MOMENT_UNCERTAINTY_DAYS,
  type PendingMoment,
  toCrossingWindow,
} from '../../motion/crossing.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../../motion/path.ts';
import { findTargetsCrossed } from '../../motion/targets.ts';
import { DEG_PER_SIGN } from '../zodiac/sign-position.ts';

/** A body's crossing from one sign into the next, or back into the previous one. */
export interface Ingress<Name extends string = NumberedBodyId> extends PendingMoment {
  readonly body: Name;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

/** Every ingress of the bodies, including re-entries; ascending for each body. */
export function findIngresses(
  sky: GeocentricSky,
  bodies: readonly NumberedBodyId[],
  window: JdRange,
): readonly Ingress[] {
  const searched = toCrossingWindow(sky, bodies, window);
  const compiled = bodies.map((body) => readCompiledIngresses(sky, body, searched));
  const missing = bodies.filter((_, index) => !compiled[index]);
  const surroundings = toCrossingWindow(sky, bodies, widenRange(window, MOMENT_UNCERTAINTY_DAYS));
  const paths = new Map(buildLongitudePaths(sky, missing, surroundings).map((path) => [path.body, path]));
  const search = (body: NumberedBodyId): readonly Ingress[] =>
    findPathIngresses(sky, paths.get(body) as LongitudePath).filter((ingress) =>
      isMomentInWindow(sky, ingress, window),
    );
  return bodies.flatMap((body, index) => compiled[index] ?? search(body));
}

/** Code of an ingress that is found ahead: the sign that begins there, and whether the body enters it. */
export const toIngressCode = ({ sign, fromSign, retrograde }: Omit<Ingress, 'pending'>): number =>
  2 * SIGNS.indexOf(retrograde ? fromSign : sign) + (retrograde ? 1 : 0);

/** Tropical ingresses that were found ahead: those after a window's beginning and up to its end. */
function readCompiledIngresses(
  { store, zodiac }: GeocentricSky,
  body: NumberedBodyId,
  window: JdRange,
): readonly Ingress[] | undefined {
  if (zodiac.type !== 'tropical') return undefined;
  return store
    .compiledMoments(`ingress:${body}`, window)
    ?.filter(({ moment }) => moment > window.fromJdUt)
    .map(({ moment, code }) => {
      const retrograde = code % 2 === 1;
      return { ...toSigns((code >> 1) * DEG_PER_SIGN, retrograde), moment, pending: undefined, body };
    });
}

/** The signs on both sides of a multiple of 30° that a body crosses. */
function toSigns(startDeg: number, retrograde: boolean): Pick<Ingress, 'sign' | 'fromSign' | 'retrograde'> {
  const [above, below] = [signStartingAt(startDeg), signStartingAt(startDeg - DEG_PER_SIGN)];
  return retrograde ? { sign: below, fromSign: above, retrograde } : { sign: above, fromSign: below, retrograde };
}

/** Every ingress along one path, ascending. */
export function findPathIngresses<Name extends string>(
  sky: GeocentricSky,
  path: LongitudePath<Name>,
): readonly Ingress<Name>[] {
  return path.segments.flatMap((segment) =>
    findTargetsCrossed(path, segment, { firstDeg: 0, everyDeg: DEG_PER_SIGN }).map((targetDeg): Ingress<Name> => {
      const crossing = { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
      return { ...estimateMoment(sky, crossing), ...toSigns(targetDeg, !segment.isForward), body: path.body };
    }),
  );
}

/** The sign that starts at a multiple of 30°. */
function signStartingAt(startDeg: number): Sign {
  return SIGNS[Math.round(longitudeDeg(startDeg) / DEG_PER_SIGN)] as Sign;
}
