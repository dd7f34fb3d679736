import type { HeliacalEventId } from '../../../base/catalog/heliacal.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris, HeliacalQuery, VisibilityWindow } from '../../port.ts';

/** One kind of event of one object. */
export type HeliacalSeries = Pick<HeliacalQuery, 'object' | 'event'>;

/** A first or last visibility. */
export interface HeliacalOccurrence extends VisibilityWindow {
  readonly object: HeliacalQuery['object'];
  readonly event: HeliacalEventId;
}

/** Where, when and with which eyes events are searched. */
interface HeliacalSearch extends Pick<HeliacalQuery, 'place' | 'atmosphere' | 'eyes'> {
  readonly range: JdRange;
  /** Maximum number of events. */
  readonly limit: number;
  /** How far an earlier part of the search has come, which this one continues. Default: the beginning of the range. */
  readonly progress?: SeriesProgress | undefined;
}

/** Whole days from the beginning of the range to where each series is searched next, {@link ENDED} after its last event. */
export type SeriesProgress = readonly number[];

/** More days than any range has. */
const ENDED = 0xffff;

/** Events in order of time. */
interface HeliacalEvents {
  readonly events: readonly HeliacalOccurrence[];
  /** Undefined where the range has no further events. */
  readonly progress: SeriesProgress | undefined;
}

/** The same event of an object never comes again sooner: lunar months are the shortest cycle. */
const SHORTEST_CYCLE_DAYS = 10;

/**
 * How long before a range its first events are searched. From a day between the conjunction with the Sun and the first
 * visibility after it, swe_heliacal_ut of Swiss Ephemeris 2.10.03 misses that visibility: up to 200 days before one of
 * Mars, 120 before one of Venus, 50 before one of Jupiter, a day before one of Mercury and never before one of the Moon,
 * measured at latitudes 30°, 59° and −45°.
 */
const LEAD_DAYS = 260;
/** Leads of the bodies that are seen often, whose visibilities before the range cost a search each. */
const SHORT_LEAD_DAYS: Readonly<Record<string, number>> = { moon: 20, mercury: 60 };

/** The engine looks back from the day on which a search begins. */
const ENGINE_MARGIN_DAYS = 60;

/**
 * The first events of several series in a range, in order of time. Each series is searched only as far as needed: one
 * search of the engine for each series and each event.
 *
 * What the engine finds depends on the day from which it searches: see {@link LEAD_DAYS}. Searches therefore begin on the
 * same days whether the events are found at once or in parts.
 */
export function findHeliacalEvents(
  ephemeris: Ephemeris,
  series: readonly HeliacalSeries[],
  { range, limit, progress, ...settings }: HeliacalSearch,
): HeliacalEvents {
  const days = series.map((_, index) => progress?.[index] ?? 0);
  const findNext = (one: HeliacalSeries, index: number) => {
    const leadDays = SHORT_LEAD_DAYS[one.object.id] ?? LEAD_DAYS;
    const done = days[index] ?? 0;
    const after = done > 0 ? jdUt(range.fromJdUt + done) : toFirstDay(ephemeris, range, leadDays);
    const window = findInRange(ephemeris, { ...one, ...settings, after }, range);
    if (window) return { index, occurrence: { ...one, ...window } };
    days[index] = ENDED;
    return undefined;
  };
  const next = series.flatMap((one, index) => findNext(one, index) ?? []);
  const events: HeliacalOccurrence[] = [];
  while (next.length > 0 && events.length < limit) {
    next.sort((a, b) => a.occurrence.start - b.occurrence.start);
    const { index, occurrence } = next.shift() as (typeof next)[number];
    events.push(occurrence);
    days[index] = toDaysAfter(occurrence, range);
    const following = findNext(occurrence, index);
    if (following) next.push(following);
  }
  return { events, progress: next.length > 0 ? days : undefined };
}

const toDaysAfter = ({ start }: VisibilityWindow, { fromJdUt }: JdRange): number =>
  Math.ceil(start - fromJdUt) + SHORTEST_CYCLE_DAYS;

/** The day from which the first event of a series is searched: before the range, as far as the files allow. */
function toFirstDay(ephemeris: Ephemeris, { fromJdUt }: JdRange, leadDays: number): JdUt {
  const earliest = Math.min(fromJdUt, ephemeris.coverage().fromJdUt + ENGINE_MARGIN_DAYS);
  return jdUt(Math.max(fromJdUt - leadDays, earliest));
}

/** The first event of a range, searched from a day that may lie before it. */
function findInRange(ephemeris: Ephemeris, query: HeliacalQuery, range: JdRange): VisibilityWindow | undefined {
  if (query.after > range.toJdUt) return undefined;
  const window = ephemeris.heliacal(query);
  if (!window || window.start > range.toJdUt) return undefined;
  if (window.start >= range.fromJdUt) return window;
  return findInRange(ephemeris, { ...query, after: jdUt(Math.ceil(window.start) + SHORTEST_CYCLE_DAYS) }, range);
}
