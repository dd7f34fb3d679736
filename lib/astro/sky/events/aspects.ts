import { ASPECTS, type AspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { isFixedPair } from '../../../base/catalog/fixed-pairs.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../base/catalog/mean-motions.ts';
import { once } from '../../../base/memoize.ts';
import { findPairAspects } from '../../motion/exact-aspects.ts';
import { toTropicalSky } from '../../motion/geocentric-sky.ts';
import { loadOrFitPieces } from '../../motion/pieces.ts';
import type { BodyPair } from '../../motion/separation.ts';
import type { AspectEvent, EventQuery, PendingEvent } from './event.ts';

/** Pairs whose aspects are searched, each once, in the order of `bodies`. Leaves out pairs at a fixed separation. */
export function listAspectPairs(bodies: readonly NumberedBodyId[]): readonly BodyPair[] {
  return bodies.flatMap((first, index) =>
    bodies
      .slice(index + 1)
      .filter((second) => !isFixedPair(first, second))
      .map((second) => ({ first, second })),
  );
}

/** Whether neither body ever completes a revolution relative to the other: true among Sun, Mercury and Venus. */
export const isOscillatingPair = ({ first, second }: BodyPair): boolean =>
  MEAN_MOTION_DEG_PER_DAY[first] === MEAN_MOTION_DEG_PER_DAY[second];

/** Separations that make the aspects, degrees: one for a conjunction or an opposition, two for others. */
export function toAspectAngles(aspects: readonly AspectId[]): ReadonlyMap<number, AspectId> {
  return new Map(
    aspects.flatMap((aspect) => {
      const { angleDeg } = ASPECTS[aspect];
      const sides = angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, 360 - angleDeg];
      return sides.map((side) => [side, aspect] as const);
    }),
  );
}

/** Every exact aspect between two moving bodies. */
export function* findAspectEvents(
  query: EventQuery,
  bodies: readonly NumberedBodyId[],
): Generator<PendingEvent<AspectEvent>> {
  const sky = toTropicalSky(query.sky);
  const angles = toAspectAngles(query.aspects);
  const loadPieces = once(() => loadOrFitPieces(sky, bodies, query.window));
  for (const pair of listAspectPairs(bodies)) {
    const search = { sky, pair, angles: [...angles.keys()], window: query.window };
    const passes = new Map<number, number>();
    for (const exactAspect of findPairAspects(search, loadPieces)) {
      const pass = (passes.get(exactAspect.unwrappedAngleDeg) ?? 0) + 1;
      passes.set(exactAspect.unwrappedAngleDeg, pass);
      const aspect = angles.get(exactAspect.angleDeg) as AspectId;
      const event = { type: 'aspect', body: pair.first, other: pair.second, aspect } as const;
      yield {
        moment: exactAspect.moment,
        refine: () => ({ ...event, moment: exactAspect.refine(), pass: isOscillatingPair(pair) ? undefined : pass }),
      };
    }
  }
}
