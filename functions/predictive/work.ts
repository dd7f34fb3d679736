import type { CatalogBodyId } from '../../lib/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../lib/catalog/mean-motions.ts';
import {
  SECONDS_PER_EVENT,
  SECONDS_PER_ITEM,
  SECONDS_PER_REQUEST,
  secondsPerYearOf,
} from '../../lib/catalog/search-costs.ts';
import type { TransitBodyId } from '../../lib/catalog/transit-bodies.ts';
import { countMinimumContacts } from '../../lib/domain/transits/minimum-contact-count.ts';
import type { JdUt } from '../../lib/units/time.ts';
import { maximumSearchYears } from './search-range.ts';
import { listSourceBodies } from './transit-source.ts';

const DAYS_PER_YEAR = 365.25;

/** Processor time of following bodies through a search, CPU-seconds. */
export function estimateFollowingSeconds(bodies: readonly CatalogBodyId[], years: number): number {
  return bodies.reduce((sum, body) => sum + secondsPerYearOf(body) * years, 0);
}

interface Range {
  readonly start_date: JdUt;
  readonly end_date: JdUt;
}

export const yearsOf = ({ start_date, end_date }: Range): number => (end_date - start_date) / DAYS_PER_YEAR;

/** Processor time of the events of a search and of the page of them that is answered, CPU-seconds. */
export const estimateEventSeconds = (count: number, limit: number): number =>
  SECONDS_PER_REQUEST + count * SECONDS_PER_EVENT + Math.min(count, limit) * SECONDS_PER_ITEM;

interface TargetSearch extends Range {
  readonly bodies: readonly TransitBodyId[];
  /** Number of degrees that each body crosses. */
  readonly targetCount: number;
  readonly limit: number;
}

/** Estimates a search in which bodies cross degrees of the zodiac, CPU-seconds. */
export function estimateTargetSearch({ bodies, targetCount, limit, ...range }: TargetSearch): number {
  const sources = listSourceBodies(bodies);
  const window = { fromJdUt: range.start_date, toJdUt: range.end_date };
  const events = countMinimumContacts(sources, window, targetCount);
  return estimateFollowingSeconds(sources, yearsOf(range)) + estimateEventSeconds(events, limit);
}

interface DegreeSearch {
  readonly start_date: JdUt;
  readonly end_date?: JdUt | undefined;
  readonly planet_name: TransitBodyId;
  readonly max_crossings: number;
}

/** Estimates a search that ends with its last crossing, CPU-seconds: a body crosses a degree once a revolution or oftener. */
export function estimateDegreeSearch({ start_date, end_date, planet_name, max_crossings }: DegreeSearch): number {
  const [body = 'sun'] = listSourceBodies([planet_name]);
  const mostYears = end_date === undefined ? maximumSearchYears([body]) : yearsOf({ start_date, end_date });
  const revolutionYears = 360 / Math.abs(MEAN_MOTION_DEG_PER_DAY[body]) / DAYS_PER_YEAR;
  const years = Math.min(mostYears, (max_crossings + 1) * revolutionYears);
  return estimateFollowingSeconds([body], years) + estimateEventSeconds(max_crossings, max_crossings);
}
