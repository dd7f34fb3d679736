import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../../base/units/time.ts';
import { type DailyEvent, type DailyEventId, findDailyEvents } from './daily-events.ts';
import type { SkyObject } from './diurnal-motion.ts';
import { followOverPlace, heightOverHorizon, type LocalSky } from './local-sky.ts';

/** One object on one day of a place. */
export interface DayInSky {
  /** Events of the day, in order of time. */
  readonly events: readonly DailyEvent[];
  /** `up` or `down` where the object neither rises nor sets on the day. */
  readonly always: 'up' | 'down' | undefined;
  /** Time above the horizon between the beginning and the end of the day. */
  readonly upSeconds: number;
}

const RISE_AND_SET: readonly DailyEventId[] = ['rise', 'set'];

/**
 * Events of an object on days that follow each other: each from its beginning up to its end, not included.
 *
 * @param days at least one
 * @throws EphemerisRangeError
 */
export function followDays(
  sky: LocalSky,
  object: SkyObject,
  { days, ids }: { readonly days: readonly JdRange[]; readonly ids: readonly DailyEventId[] },
): readonly DayInSky[] {
  const [first, last] = [days[0] as JdRange, days.at(-1) as JdRange];
  const motion = followOverPlace(sky, object, { fromJdUt: first.fromJdUt, toJdUt: last.toJdUt });
  const events = findDailyEvents(motion, [...new Set([...RISE_AND_SET, ...ids])]);
  const isUpAt = (moment: JdUt): boolean => heightOverHorizon(motion)(moment) >= 0;
  let next = 0;
  return days.map((day) => {
    const start = next;
    while (next < events.length && (events[next] as DailyEvent).moment < day.toJdUt) next += 1;
    const all = events.slice(start, next);
    const risings = all.filter(({ id }) => RISE_AND_SET.includes(id));
    return { events: all.filter(({ id }) => ids.includes(id)), ...describeDay(day, risings, isUpAt) };
  });
}

/** @param risings risings and settings of the day */
function describeDay(
  day: JdRange,
  risings: readonly DailyEvent[],
  isUpAt: (moment: JdUt) => boolean,
): Pick<DayInSky, 'always' | 'upSeconds'> {
  const isUpAtStart = risings[0] ? risings[0].id === 'set' : isUpAt(day.fromJdUt);
  let upDays = 0;
  let upSince = isUpAtStart ? day.fromJdUt : undefined;
  for (const { id, moment } of risings) {
    if (id === 'rise') upSince = moment;
    else if (upSince !== undefined) upDays += moment - upSince;
    if (id === 'set') upSince = undefined;
  }
  if (upSince !== undefined) upDays += day.toJdUt - upSince;
  const state = isUpAtStart ? 'up' : 'down';
  return { always: risings.length === 0 ? state : undefined, upSeconds: jdUt(upDays) * SECONDS_PER_DAY };
}
