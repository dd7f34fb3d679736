import { type JdUt, jdUt, jdUtFromUnix, SECONDS_PER_DAY, type WallSeconds } from '../../base/units/time.ts';
import { instantFromWall } from '../clock/civil-time/civil.ts';
import { type BirthOnClock, listClocks } from './clocks.ts';
import type { SlipChoice } from './slip.ts';
import { changeOf } from './slip.ts';
import { listTimes } from './times.ts';

/** A moment at which the other program may have cast the chart. */
export interface MomentChoice extends SlipChoice {
  readonly wall: WallSeconds;
  /** Local clock − UTC, seconds. */
  readonly offsetSeconds: number;
  readonly jdUt: JdUt;
  /** Moment of the bodies, where it is not that of the angles. */
  readonly bodiesJdUt: JdUt;
}

/** Two slips are only combined where each happens. */
const RAREST_OF_TWO = 6;

/**
 * Moments that a program may take a birth for, from the likeliest, each once: the stated date and time with at most one slip, on the
 * stated clock or another one.
 *
 * @param day TT − UT, and the sunrise of the date; undefined where the Sun does not rise
 */
export function listMoments(
  birth: BirthOnClock,
  { deltaTSeconds, sunrise }: { readonly deltaTSeconds: number; readonly sunrise: JdUt | undefined },
  maxChanges: number,
): readonly MomentChoice[] {
  const clocks = listClocks(birth);
  const combined = listTimes(birth).flatMap((time) =>
    clocks.flatMap((clock): MomentChoice[] => {
      const changes = [...time.changes, ...clock.changes];
      const isRare = changes.length === 2 && Math.max(time.cost, clock.cost) > RAREST_OF_TWO;
      if (changes.length > maxChanges || isRare) return [];
      const offsetSeconds = clock.offsetAt(time.wall);
      const moment = jdUtFromUnix(instantFromWall(time.wall, offsetSeconds));
      return [
        { cost: time.cost + clock.cost, changes, wall: time.wall, offsetSeconds, jdUt: moment, bodiesJdUt: moment },
      ];
    }),
  );
  const [stated] = combined as [MomentChoice, ...MomentChoice[]];
  const asTerrestrial = {
    ...stated,
    ...changeOf(5, 'delta_t', ['Universal Time', 'Universal Time taken as Terrestrial Time']),
    bodiesJdUt: jdUt(stated.jdUt - deltaTSeconds / SECONDS_PER_DAY),
  };
  const atSunrise = (moment: JdUt): MomentChoice => ({
    ...stated,
    ...changeOf(birth.timeIsKnown ? 6 : 3, 'time', ['as stated', 'sunrise, as if unknown']),
    jdUt: moment,
    bodiesJdUt: moment,
  });
  const single = [asTerrestrial, ...(sunrise === undefined ? [] : [atSunrise(sunrise)])];
  const sorted = [...combined, ...(maxChanges > 0 ? single : [])].sort(byLikelihood);
  const taken = new Set<string>();
  return sorted.filter((choice) => !taken.has(keyOf(choice)) && taken.add(keyOf(choice)));
}

const byLikelihood = (a: SlipChoice, b: SlipChoice): number => a.cost - b.cost || a.changes.length - b.changes.length;

/** Moments that are less than half a second apart are one. */
const keyOf = ({ jdUt: moment, bodiesJdUt }: MomentChoice): string =>
  `${Math.round(moment * SECONDS_PER_DAY)} ${Math.round(bodiesJdUt * SECONDS_PER_DAY)}`;
