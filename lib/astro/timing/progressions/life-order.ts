import { jdUt } from '../../../base/units/time.ts';
import { type PageRange, takeRefinedPage } from '../../motion/pagination.ts';
import type { PendingProgressedEvent, ProgressedEvent } from './search-query.ts';

/** How moments of the ephemeris follow each other in the life. */
interface LifeOrder {
  /** The ephemeris runs backwards as the life goes on. */
  readonly isConverse: boolean;
}

/** One page of events in the order of the life, with their moments refined on the engine. */
export function takeLifePage(
  pending: readonly PendingProgressedEvent[],
  page: PageRange,
  { isConverse }: LifeOrder,
): readonly ProgressedEvent[] {
  const direction = isConverse ? -1 : 1;
  const counts = isConverse ? countSeries(pending) : new Map<string, number>();
  const refine = ({ refine: refineEvent, series = '' }: PendingProgressedEvent) => {
    const event = refineEvent();
    return withLifeMoment(isConverse ? reverse(event, counts.get(series) ?? 0) : event, direction);
  };
  const timed = pending.map((item) => ({ ...item, moment: jdUt(direction * item.moment) }));
  return takeRefinedPage(timed, page, refine).map(({ event }) => event);
}

const withLifeMoment = (event: ProgressedEvent, direction: number) => ({
  event,
  moment: jdUt(direction * event.moment),
});

function countSeries(pending: readonly PendingProgressedEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { series } of pending) {
    if (series !== undefined) counts.set(series, (counts.get(series) ?? 0) + 1);
  }
  return counts;
}

/**
 * An event as a converse life has it: what it enters, it leaves in the ephemeris, and what begins there, ends. Whether a
 * point is retrograde stays a fact of its motion in the ephemeris, as the chart of the moment shows it.
 *
 * @param seriesCount contacts of the series of an aspect
 */
function reverse(event: ProgressedEvent, seriesCount: number): ProgressedEvent {
  switch (event.type) {
    case 'aspect':
      return {
        ...event,
        applying: event.separating,
        separating: event.applying,
        pass: seriesCount + 1 - event.pass,
        entersAt: event.leavesAt,
        leavesAt: event.entersAt,
      };
    case 'sign_ingress':
      return { ...event, sign: event.fromSign, fromSign: event.sign };
    case 'house_ingress':
      return { ...event, house: event.fromHouse, fromHouse: event.house };
    case 'station':
      return { ...event, motion: event.motion === 'direct' ? 'retrograde' : 'direct' };
    case 'out_of_bounds':
      return { ...event, begins: !event.begins };
    default:
      return event;
  }
}
