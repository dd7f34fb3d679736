import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { readConditions } from '../../../lib/requests/conditions/leaves.ts';
import { type BirthTimeRequest, type LifeEvent, listEventDays } from './request.ts';

/** Processor time, CPU-seconds: of a condition on the chart, of one of an event, and of the latter for a whole day of birth times. */
const SECONDS = { chart: 0.01, event: 0.01, eventOfDay: 0.09 } as const;
/** What an event of a whole year costs more for a day of birth times. */
const SECONDS_PER_YEAR = 0.2;
/** Samples of several conditions that depend on the birth, for an event of a day and for each year more. */
const SAMPLES_SECONDS = { ofDay: 0.08, perYear: 0.25 } as const;
const DAYS_PER_YEAR = 365.25;
const MINUTES_PER_DAY = 1440;

/** Estimates a search for birth times, CPU-seconds. */
export function estimateBirthTime({ conditions, life_events, window_minutes }: BirthTimeRequest): number {
  const chart = conditions ? readConditions(conditions, '').leaves.length * SECONDS.chart : 0;
  const windowDays = (2 * window_minutes) / MINUTES_PER_DAY;
  const events = life_events.reduce((sum, event) => sum + estimateEvent(event, windowDays), 0);
  return SECONDS_PER_REQUEST + chart + events;
}

function estimateEvent(event: LifeEvent, windowDays: number): number {
  const { leaves } = readConditions(event.conditions, '');
  const own = leaves.filter(({ needsSubject }) => needsSubject).length;
  const years = listEventDays(event)[1] / DAYS_PER_YEAR;
  const search = leaves.length * SECONDS.event + own * windowDays * (SECONDS.eventOfDay + years * SECONDS_PER_YEAR);
  return search + (own > 1 ? SAMPLES_SECONDS.ofDay + years * SAMPLES_SECONDS.perYear : 0);
}
