import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { readConditions } from '../../../lib/requests/conditions/leaves.ts';
import { type BirthTimeRequest, type LifeEvent, listAlternatives, listEventDays } from './request.ts';

/** Processor time, CPU-seconds: of a condition on the chart, and of one of an event, on the sky alone or on the birth. */
const SECONDS = { chart: 0.01, sky: 0.01, birth: 0.005 } as const;
/** For a whole day of birth times: of the charts of all of them, and of each condition of an event on them. */
const SECONDS_PER_DAY = { charts: 0.15, condition: 0.025 } as const;
/** For a whole day of birth times: of each further condition on the birth in one event, and what a year costs more than a day. */
const SECONDS_TOGETHER = { ofDay: 0.03, perYear: 0.45 } as const;
const DAYS_PER_YEAR = 365.25;
const MINUTES_PER_DAY = 1440;

/** Estimates a search for birth times, CPU-seconds. */
export function estimateBirthTime({ conditions, life_events, window_minutes }: BirthTimeRequest): number {
  const chart = conditions ? readConditions(conditions, '').leaves.length * SECONDS.chart : 0;
  const windowDays = (2 * window_minutes) / MINUTES_PER_DAY;
  const events = life_events.reduce((sum, event) => sum + estimateEvent(event, windowDays), 0);
  return SECONDS_PER_REQUEST + chart + windowDays * SECONDS_PER_DAY.charts + events;
}

function estimateEvent(event: LifeEvent, windowDays: number): number {
  return listAlternatives(event.conditions, '').reduce(
    (sum, { condition }) => sum + estimateTogether(condition, event, windowDays),
    0,
  );
}

function estimateTogether(condition: LifeEvent['conditions'], event: LifeEvent, windowDays: number): number {
  const { leaves } = readConditions(condition, '');
  const own = leaves.filter(({ needsSubject }) => needsSubject).length;
  const years = listEventDays(event)[1] / DAYS_PER_YEAR;
  const search = (leaves.length - own) * SECONDS.sky + own * SECONDS.birth;
  const together = Math.max(0, own - 1) * (SECONDS_TOGETHER.ofDay + years * SECONDS_TOGETHER.perYear);
  return search + windowDays * (own * SECONDS_PER_DAY.condition + together);
}
