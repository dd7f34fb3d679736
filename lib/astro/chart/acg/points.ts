import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Ephemeris, StarEntry } from '../../port.ts';
import { toEquatorial } from '../../sky/zodiac/equatorial.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import type { AcgBody } from './bodies.ts';
import { type SkyOrientation, toEquatorialPoint } from './lines.ts';

/** How the bodies of another moment of life are placed. */
export const ACG_MOVING_KINDS = ['transit', 'progressed'] as const;

/** What lines are drawn for besides the bodies of the birth. */
export const ACG_POINT_KINDS = ['star', 'midpoint', 'lot', ...ACG_MOVING_KINDS] as const;

/** A point of a map that is no body of the birth; its id begins with its kind. */
export interface AcgPoint extends AcgBody<string> {
  readonly kind: (typeof ACG_POINT_KINDS)[number];
  readonly name: string;
}

/** A fixed star with its own latitude. */
export function placeStar({ id, names }: StarEntry, { ephemeris, moment, sky }: PointSky): AcgPoint {
  const place = ephemeris.star(id, moment, TROPICAL_GEOCENTRIC.zodiac);
  const equatorial = toEquatorial(place, sky.trueObliquityDeg);
  return { id: `star.${id}`, kind: 'star', name: names[0] ?? id, longitudeDeg: place.longitudeDeg, ...equatorial };
}

/** A degree of the ecliptic, such as a lot. */
export function placeDegree(
  point: Pick<AcgPoint, 'id' | 'kind' | 'name' | 'longitudeDeg'>,
  sky: SkyOrientation,
): AcgPoint {
  const { rightAscensionDeg, declinationDeg } = toEquatorialPoint(point.longitudeDeg, sky);
  return { ...point, rightAscensionDeg: longitudeDeg(rightAscensionDeg), declinationDeg };
}

/** The middle of the shorter arc of the ecliptic between two bodies; of an opposition, 90° after the first. */
export function findMidpointDeg(first: LongitudeDeg, second: LongitudeDeg): LongitudeDeg {
  const arc = arcDeg(first, second);
  return longitudeDeg(first + (arc === -180 ? 90 : arc / 2));
}

/** Where and when points of a map are placed. */
export interface PointSky {
  readonly ephemeris: Ephemeris;
  readonly moment: JdUt;
  readonly sky: SkyOrientation;
}
