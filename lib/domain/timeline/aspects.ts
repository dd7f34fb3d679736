import { ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../catalog/mean-motions.ts';
import { FIXED_PARTNERS } from '../aspects/find.ts';
import { findExactAspects } from '../mutual-aspects/exact-aspects.ts';
import type { BodyPair } from '../mutual-aspects/relative-motion.ts';
import { buildTracks, type Track } from '../mutual-aspects/track.ts';
import { type AspectEvent, type EventQuery, type PendingEvent, toTropicalSky } from './event.ts';

/** Pairs between which aspects are looked for, each once, the body that the catalog has first being the first. */
export function listAspectPairs(bodies: readonly CatalogBodyId[]): readonly BodyPair[] {
  return bodies.flatMap((first, index) =>
    bodies
      .slice(index + 1)
      .filter((second) => !isFixedPair(first, second))
      .map((second) => ({ first, second })),
  );
}

const isFixedPair = (one: CatalogBodyId, other: CatalogBodyId): boolean =>
  Boolean(FIXED_PARTNERS.get(one)?.includes(other) || FIXED_PARTNERS.get(other)?.includes(one));

/** Mercury and Venus swing to and fro about the Sun and each other: none of the three ever goes round another. */
export const isOscillatingPair = ({ first, second }: BodyPair): boolean =>
  MEAN_MOTION_DEG_PER_DAY[first] === MEAN_MOTION_DEG_PER_DAY[second];

/** The angles from the second body to the first that make an aspect: one for conjunction and opposition, else two. */
export function toAspectAngles(aspects: readonly AspectId[]): ReadonlyMap<number, AspectId> {
  return new Map(
    aspects.flatMap((aspect) => {
      const { angleDeg } = ASPECTS[aspect];
      const sides = angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, 360 - angleDeg];
      return sides.map((side) => [side, aspect] as const);
    }),
  );
}

/** Every exact aspect between bodies that both move. */
export function* findAspectEvents(
  query: EventQuery,
  bodies: readonly CatalogBodyId[],
): Generator<PendingEvent<AspectEvent>> {
  const sky = toTropicalSky(query.sky);
  const angles = toAspectAngles(query.aspects);
  const tracks = buildTracks(sky, bodies, query.window);
  for (const pair of listAspectPairs(bodies)) {
    const both = [tracks.get(pair.first) as Track, tracks.get(pair.second) as Track] as const;
    const passes = new Map<number, number>();
    for (const exactAspect of findExactAspects({ sky, pair, angles: [...angles.keys()] }, both)) {
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
