import { ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../catalog/mean-motions.ts';
import { FIXED_PARTNERS } from '../aspects/find.ts';
import { meetingsOf } from '../meetings/meetings.ts';
import type { Pair } from '../meetings/overtaking.ts';
import { type Track, tracksOver } from '../meetings/track.ts';
import { type AspectEvent, type EventsSought, type Found, tropicalSky } from './event.ts';

/** Pairs between which aspects are looked for, each once, the body that the catalog has first being the first. */
export function pairsOf(bodies: readonly CatalogBodyId[]): readonly Pair[] {
  return bodies.flatMap((first, index) =>
    bodies
      .slice(index + 1)
      .filter((second) => !isFixed(first, second))
      .map((second) => ({ first, second })),
  );
}

const isFixed = (one: CatalogBodyId, other: CatalogBodyId): boolean =>
  Boolean(FIXED_PARTNERS.get(one)?.includes(other) || FIXED_PARTNERS.get(other)?.includes(one));

/** Mercury and Venus swing to and fro about the Sun and each other: none of the three ever goes round another. */
export const swings = ({ first, second }: Pair): boolean =>
  MEAN_MOTION_DEG_PER_DAY[first] === MEAN_MOTION_DEG_PER_DAY[second];

/** The angles from the second body to the first that make an aspect: one for conjunction and opposition, else two. */
export function anglesOf(aspects: readonly AspectId[]): ReadonlyMap<number, AspectId> {
  return new Map(
    aspects.flatMap((aspect) => {
      const { angleDeg } = ASPECTS[aspect];
      const sides = angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, 360 - angleDeg];
      return sides.map((side) => [side, aspect] as const);
    }),
  );
}

/** Every exact aspect between bodies that both move. */
export function* aspectsOf(sought: EventsSought, bodies: readonly CatalogBodyId[]): Generator<Found<AspectEvent>> {
  const sky = tropicalSky(sought.sky);
  const angles = anglesOf(sought.aspects);
  const tracks = tracksOver(sky, bodies, sought.window);
  for (const pair of pairsOf(bodies)) {
    const both = [tracks.get(pair.first) as Track, tracks.get(pair.second) as Track] as const;
    const passes = new Map<number, number>();
    for (const meeting of meetingsOf({ sky, pair, angles: [...angles.keys()] }, both)) {
      const pass = (passes.get(meeting.levelDeg) ?? 0) + 1;
      passes.set(meeting.levelDeg, pass);
      const aspect = angles.get(meeting.angleDeg) as AspectId;
      const event = { type: 'aspect', body: pair.first, other: pair.second, aspect } as const;
      yield {
        moment: meeting.moment,
        settled: () => ({ ...event, moment: meeting.settled(), pass: swings(pair) ? undefined : pass }),
      };
    }
  }
}
