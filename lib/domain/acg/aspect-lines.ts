import { ASPECT_IDS, ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import { longitudeDeg } from '../../units/angle.ts';
import { type AcgAngle, lineOf, zenithPlace } from './angles.ts';
import type { AcgBody } from './bodies.ts';
import { type AcgLine, eclipticPoint, type LineAspect, type Sky } from './lines.ts';

const ASPECTED: readonly AcgAngle[] = ['ASC', 'MC'];

/** Conjunctions and oppositions to the Ascendant and the Midheaven are the lines of the four angles themselves. */
export const DEFAULT_LINE_ASPECTS: readonly AspectId[] = ['sextile', 'square', 'trine'];

/**
 * The lines on which a body is in aspect to the Ascendant or the Midheaven. Aspects are counted along the ecliptic, so
 * these are lines of the degree that stands in aspect, ahead of the body or behind it. In catalog order, each once.
 */
export function aspectLines(bodies: readonly AcgBody[], aspects: readonly AspectId[], sky: Sky): readonly AcgLine[] {
  const sides = ASPECT_IDS.filter((id) => aspects.includes(id)).flatMap(sidesOf);
  return bodies.flatMap((body) =>
    ASPECTED.flatMap((angle) => sides.map((side) => aspectLine({ body, angle, side }, sky))),
  );
}

interface Side extends LineAspect {
  /** What tells the two lines of an aspect apart. */
  readonly name: 'ahead' | 'behind' | undefined;
}

function sidesOf(id: AspectId): readonly Side[] {
  const { angleDeg } = ASPECTS[id];
  if (angleDeg === 0 || angleDeg === 180) return [{ id, offsetDeg: angleDeg, name: undefined }];
  return [
    { id, offsetDeg: angleDeg, name: 'ahead' },
    { id, offsetDeg: -angleDeg, name: 'behind' },
  ];
}

interface Aspected {
  readonly body: AcgBody;
  readonly angle: AcgAngle;
  readonly side: Side;
}

function aspectLine({ body, angle, side: { name, ...aspect } }: Aspected, sky: Sky): AcgLine {
  const onAngle = eclipticPoint(longitudeDeg(body.longitudeDeg + aspect.offsetDeg), sky);
  const id = [body.id, angle, aspect.id, name].filter((part) => part !== undefined).join('.');
  return { id, body, angle, aspect, half: lineOf(angle, zenithPlace(onAngle, sky.siderealTimeDeg)) };
}
