import { ASPECTS, type AspectId } from '../../../base/catalog/aspects.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';

/** A degree at which a body makes an aspect to a natal point. */
export interface TransitTarget {
  /** Name of the natal point in the request. */
  readonly natalPoint: string;
  readonly aspect: AspectId;
  readonly degree: LongitudeDeg;
}

/** A fixed point of the natal chart. */
interface NatalPoint {
  readonly name: string;
  readonly degree: LongitudeDeg;
}

/** Degrees at which a body makes the aspects to the points: one for a conjunction or an opposition, two for others. */
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
