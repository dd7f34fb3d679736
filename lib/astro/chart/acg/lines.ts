import type { AspectId } from '../../../base/catalog/aspects.ts';
import type { EarthOrientation } from '../../port.ts';
import { toEquatorial } from '../../sky/zodiac/equatorial.ts';
import { ACG_ANGLES, type AcgAngle, buildAngleLine, type EquatorialPoint, findZenithPlace } from './angles.ts';
import type { AcgBody, AcgBodyId } from './bodies.ts';
import type { HalfCircle } from './half-circle.ts';

/**
 * `in_mundo`: the body itself is on the angle, ecliptic latitude included. `zodiacal`: its degree of the ecliptic is.
 */
export const ACG_FRAMES = ['in_mundo', 'zodiacal'] as const;
type AcgFrame = (typeof ACG_FRAMES)[number];

/** Orientation of the celestial sphere of date over the Earth. */
export type SkyOrientation = Pick<EarthOrientation, 'siderealTimeDeg' | 'trueObliquityDeg'>;

/** A line of a map: the places where a body, or a degree in aspect to it, is on an angle. */
export interface AcgLine<Id extends string = AcgBodyId> {
  /** Depends on body, angle and aspect only: `sun.MC`, `sun.ASC.trine.ahead`. */
  readonly id: string;
  readonly body: AcgBody<Id>;
  readonly angle: AcgAngle;
  readonly half: HalfCircle;
  /** Absent where the body itself is on the angle. */
  readonly aspect?: LineAspect;
}

/** Aspect of the degree on the angle to the body. */
export interface LineAspect {
  readonly id: AspectId;
  /** Longitude on the angle minus that of the body, degrees in `(-180, 180]`. */
  readonly offsetDeg: number;
}

/** The four lines of every body. */
export function computeAngularLines<Id extends string>(
  bodies: readonly AcgBody<Id>[],
  frame: AcgFrame,
  sky: SkyOrientation,
): readonly AcgLine<Id>[] {
  return bodies.flatMap((body) => {
    const zenith = findZenithPlace(
      frame === 'in_mundo' ? body : toEquatorialPoint(body.longitudeDeg, sky),
      sky.siderealTimeDeg,
    );
    return ACG_ANGLES.map((angle) => ({ id: `${body.id}.${angle}`, body, angle, half: buildAngleLine(angle, zenith) }));
  });
}

/** Equatorial position, of date, of a degree of the ecliptic. */
export function toEquatorialPoint(
  longitude: AcgBody['longitudeDeg'],
  { trueObliquityDeg }: SkyOrientation,
): EquatorialPoint {
  return toEquatorial({ longitudeDeg: longitude, latitudeDeg: 0 }, trueObliquityDeg);
}
