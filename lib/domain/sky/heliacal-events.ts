import type { HeliacalEventId } from '../../catalog/heliacal.ts';
import type { Ephemeris, HeliacalQuery, VisibilityWindow } from '../../ephemeris/port.ts';
import { type JdRange, jdUt } from '../../units/time.ts';

/** One kind of event of one object. */
export type HeliacalSeries = Pick<HeliacalQuery, 'object' | 'event'>;

/** A first or last visibility. */
export interface HeliacalOccurrence extends VisibilityWindow {
  readonly object: HeliacalQuery['object'];
  readonly event: HeliacalEventId;
}

/** Where, when and with which eyes events are searched. */
export interface HeliacalSearch extends Pick<HeliacalQuery, 'place' | 'atmosphere' | 'eyes'> {
  readonly range: JdRange;
  /** Maximum number of events. */
  readonly limit: number;
}

/** The same event of an object never comes again sooner: lunar months are the shortest cycle. */
const SHORTEST_CYCLE_DAYS = 10;

/**
 * The first events of several series in a range, in order of time. Each series is searched only as far as needed: one
 * search of the engine for each series and each event.
 */
export function findHeliacalEvents(
  ephemeris: Ephemeris,
  series: readonly HeliacalSeries[],
  search: HeliacalSearch,
): readonly HeliacalOccurrence[] {
  const { range, limit, ...settings } = search;
  const findNext = (one: HeliacalSeries, after: number): HeliacalOccurrence | undefined => {
    if (after > range.toJdUt) return undefined;
    const window = ephemeris.heliacal({ ...one, ...settings, after: jdUt(after) });
    return window && window.start <= range.toJdUt ? { ...one, ...window } : undefined;
  };
  const next = series.flatMap((one) => findNext(one, range.fromJdUt) ?? []);
  const events: HeliacalOccurrence[] = [];
  while (next.length > 0 && events.length < limit) {
    next.sort((a, b) => a.start - b.start);
    const event = next.shift() as HeliacalOccurrence;
    events.push(event);
    const { object, event: id } = event;
    const following = events.length < limit && findNext({ object, event: id }, event.start + SHORTEST_CYCLE_DAYS);
    if (following) next.push(following);
  }
  return events;
}
