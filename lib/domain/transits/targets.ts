import { ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import { type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';

/** A degree at which a body makes an aspect to a natal point. */
export interface TransitTarget {
  /** As the request calls it. */
  readonly natalPoint: string;
  readonly aspect: AspectId;
  readonly degree: LongitudeDeg;
}

/** A natal point: it keeps still. */
export interface NatalPoint {
  readonly name: string;
  readonly degree: LongitudeDeg;
}

/** Every degree that makes one of these aspects to one of these points: one for conjunction and opposition, else two. */
export function toTransitTargets(
  points: readonly NatalPoint[],
  aspects: readonly AspectId[],
): readonly TransitTarget[] {
  return points.flatMap(({ name, degree }) =>
    aspects.flatMap((aspect) =>
      aspectOffsetsDeg(aspect).map(
        (side): TransitTarget => ({ natalPoint: name, aspect, degree: longitudeDeg(degree + side) }),
      ),
    ),
  );
}

function aspectOffsetsDeg(aspect: AspectId): readonly number[] {
  const { angleDeg } = ASPECTS[aspect];
  return angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, -angleDeg];
}
