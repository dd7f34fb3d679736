import { ASPECT_IDS, ASPECTS, type AspectId } from '../../../base/catalog/aspects.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { buildAngleLine, findZenithPlace } from './angles.ts';
import type { AcgBody } from './bodies.ts';
import { type AcgLine, type LineAspect, type SkyOrientation, toEquatorialPoint } from './lines.ts';

export const ASPECTED_ANGLES = ['ASC', 'MC'] as const;

/** A line on which a body is in aspect to an angle. */
export interface AspectLine extends AcgLine {
  readonly angle: (typeof ASPECTED_ANGLES)[number];
  readonly aspect: LineAspect;
}

/** Conjunctions and oppositions to the Ascendant and the Midheaven are the lines of the four angles themselves. */
export const DEFAULT_LINE_ASPECTS: readonly AspectId[] = ['sextile', 'square', 'trine'];

/**
 * The lines on which a body is in aspect to the Ascendant or the Midheaven. Aspects are measured along the ecliptic, so
 * each is the line of a degree in aspect to the body, ahead of it or behind it. In catalog order, each once.
 */
export function computeAspectLines(
  bodies: readonly AcgBody[],
  aspects: readonly AspectId[],
  sky: SkyOrientation,
): readonly AspectLine[] {
  const sides = listSides(aspects);
  return bodies.flatMap((body) =>
    ASPECTED_ANGLES.flatMap((angle) => sides.map((side) => computeAspectLine({ body, angle, side }, sky))),
  );
}

/** How many lines {@link computeAspectLines} draws. */
export const countAspectLines = (bodies: readonly unknown[], aspects: readonly AspectId[]): number =>
  bodies.length * ASPECTED_ANGLES.length * listSides(aspects).length;

const listSides = (aspects: readonly AspectId[]): readonly AspectSide[] =>
  ASPECT_IDS.filter((id) => aspects.includes(id)).flatMap(aspectSidesOf);

interface AspectSide extends LineAspect {
  /** Distinguishes the two lines of an aspect; undefined where there is only one. */
  readonly name: 'ahead' | 'behind' | undefined;
}

function aspectSidesOf(id: AspectId): readonly AspectSide[] {
  const { angleDeg } = ASPECTS[id];
  if (angleDeg === 0 || angleDeg === 180) return [{ id, offsetDeg: angleDeg, name: undefined }];
  return [
    { id, offsetDeg: angleDeg, name: 'ahead' },
    { id, offsetDeg: -angleDeg, name: 'behind' },
  ];
}

interface AspectLineInput {
  readonly body: AcgBody;
  readonly angle: AspectLine['angle'];
  readonly side: AspectSide;
}

function computeAspectLine(
  { body, angle, side: { name, ...aspect } }: AspectLineInput,
  sky: SkyOrientation,
): AspectLine {
  const onAngle = toEquatorialPoint(longitudeDeg(body.longitudeDeg + aspect.offsetDeg), sky);
  const id = [body.id, angle, aspect.id, name].filter((part) => part !== undefined).join('.');
  return { id, body, angle, aspect, half: buildAngleLine(angle, findZenithPlace(onAngle, sky.siderealTimeDeg)) };
}
