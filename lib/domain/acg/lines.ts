import type { AspectId } from '../../catalog/aspects.ts';
import type { EarthOrientation } from '../../ephemeris/port.ts';
import { toEquatorial } from '../zodiac/equatorial.ts';
import { ACG_ANGLES, type AcgAngle, buildAngleLine, type EquatorialPoint, findZenithPlace } from './angles.ts';
import type { AcgBody } from './bodies.ts';
import type { HalfCircle } from './half-circle.ts';

/** Whether the body itself is on the angle, its latitude counted, or the degree of the ecliptic that it stands at. */
export const ACG_FRAMES = ['in_mundo', 'zodiacal'] as const;
export type AcgFrame = (typeof ACG_FRAMES)[number];

/** How the sphere of date stands over the Earth. */
export type SkyOrientation = Pick<EarthOrientation, 'siderealTimeDeg' | 'trueObliquityDeg'>;

/** A line of a map: where a body, or a degree in aspect to it, is on an angle. */
export interface AcgLine {
  /** The same for the same question: `sun.MC`, `sun.ASC.trine.ahead`. */
  readonly id: string;
  readonly body: AcgBody;
  readonly angle: AcgAngle;
  readonly half: HalfCircle;
  /** Absent where the body itself is on the angle. */
  readonly aspect?: LineAspect;
}

/** How the degree on the angle stands to the body. */
export interface LineAspect {
  readonly id: AspectId;
  /** Longitude on the angle less the body's, `(-180, 180]`. */
  readonly offsetDeg: number;
}

/** The four lines of every body. */
export function computeAngularLines(
  bodies: readonly AcgBody[],
  frame: AcgFrame,
  sky: SkyOrientation,
): readonly AcgLine[] {
  return bodies.flatMap((body) => {
    const zenith = findZenithPlace(
      frame === 'in_mundo' ? body : toEquatorialPoint(body.longitudeDeg, sky),
      sky.siderealTimeDeg,
    );
    return ACG_ANGLES.map((angle) => ({ id: `${body.id}.${angle}`, body, angle, half: buildAngleLine(angle, zenith) }));
  });
}

/** A degree of the ecliptic in the equatorial system of date. */
export function toEquatorialPoint(
  longitude: AcgBody['longitudeDeg'],
  { trueObliquityDeg }: SkyOrientation,
): EquatorialPoint {
  return toEquatorial({ longitudeDeg: longitude, latitudeDeg: 0 }, trueObliquityDeg);
}
