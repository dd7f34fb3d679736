import { ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import { type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';

/** A degree at which a body makes an aspect to a natal point. */
export interface Target {
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
export function targetsOf(points: readonly NatalPoint[], aspects: readonly AspectId[]): readonly Target[] {
  return points.flatMap(({ name, degree }) =>
    aspects.flatMap((aspect) =>
      sidesOf(aspect).map((side): Target => ({ natalPoint: name, aspect, degree: longitudeDeg(degree + side) })),
    ),
  );
}

function sidesOf(aspect: AspectId): readonly number[] {
  const { angleDeg } = ASPECTS[aspect];
  return angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, -angleDeg];
}
