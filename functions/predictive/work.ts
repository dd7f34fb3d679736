import type { ZodiacType } from '../../lib/astro/chart/settings.ts';
import { COMPILED_SPAN } from '../../lib/astro/motion/cell-grid.ts';
import { DEFAULT_EVENT_BODIES } from '../../lib/astro/sky/events/kinds.ts';
import { countMinimumContacts } from '../../lib/astro/timing/transits/minimum-contact-count.ts';
import type { NumberedBodyId } from '../../lib/base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../lib/base/catalog/mean-motions.ts';
import {
  compiledSecondsPerYearOf,
  SECONDS_PER_EVENT,
  SECONDS_PER_EVENT_AHEAD,
  SECONDS_PER_ITEM,
  SECONDS_PER_REQUEST,
  secondsPerYearOf,
} from '../../lib/base/catalog/search-costs.ts';
import { SIGNS } from '../../lib/base/catalog/signs.ts';
import { listEphemerisBodies, type TransitBodyId } from '../../lib/base/catalog/transit-bodies.ts';
import { clipRange, type JdUt, jdUt } from '../../lib/base/units/time.ts';
import { maximumSearchYears } from './search-range.ts';

const DAYS_PER_YEAR = 365.25;

/** Years of a search whose positions are compiled, and the other years. */
interface FollowedYears {
  readonly compiled: number;
  readonly others: number;
}

/** Processor time of following bodies through a search, CPU-seconds. */
export function estimateFollowingSeconds(
  bodies: readonly NumberedBodyId[],
  { compiled, others }: FollowedYears,
): number {
  return bodies.reduce(
    (sum, body) => sum + compiledSecondsPerYearOf(body) * compiled + secondsPerYearOf(body) * others,
    0,
  );
}

/** Share of the time of following a body that remains where only its passages over one degree are sought, in compiled years. */
const SHARE_OF_ONE_TARGET = 1 / 3;

/** Processor time of following a body in search of its passages over one degree, CPU-seconds. */
export const estimateOneTargetSeconds = (body: NumberedBodyId, { compiled, others }: FollowedYears): number =>
  estimateFollowingSeconds([body], { compiled: compiled * SHARE_OF_ONE_TARGET, others });

interface Range {
  readonly start_date: JdUt;
  readonly end_date: JdUt;
}

export const yearsOf = ({ start_date, end_date }: Range): number => (end_date - start_date) / DAYS_PER_YEAR;

interface RangeInZodiac extends Range {
  readonly zodiac_type: ZodiacType;
}

/** Positions in the tropical zodiac are compiled for six centuries. */
export function followedYearsOf({ zodiac_type, ...range }: RangeInZodiac): FollowedYears {
  const { fromJdUt, toJdUt } = clipRange(COMPILED_SPAN, { fromJdUt: range.start_date, toJdUt: range.end_date });
  const compiled = zodiac_type === 'tropical' ? Math.max(0, (toJdUt - fromJdUt) / DAYS_PER_YEAR) : 0;
  return { compiled, others: yearsOf(range) - compiled };
}

/** Processor time of the events of a search and of the page of them that is answered, CPU-seconds. */
export const estimateEventSeconds = (count: number, limit: number): number =>
  SECONDS_PER_REQUEST + count * SECONDS_PER_EVENT + Math.min(count, limit) * SECONDS_PER_ITEM;

interface TargetSearch extends RangeInZodiac {
  readonly bodies: readonly TransitBodyId[];
  /** Number of degrees that each body crosses. */
  readonly targetCount: number;
  readonly limit: number;
}

/** Estimates a search in which bodies cross degrees of the zodiac, CPU-seconds. */
export function estimateTargetSearch({ bodies, targetCount, limit, ...range }: TargetSearch): number {
  const sources = listEphemerisBodies(bodies);
  const window = { fromJdUt: range.start_date, toJdUt: range.end_date };
  const events = countMinimumContacts(sources, window, targetCount);
  return estimateFollowingSeconds(sources, followedYearsOf(range)) + estimateEventSeconds(events, limit);
}

interface IngressSearch extends RangeInZodiac {
  readonly planets: readonly TransitBodyId[];
  readonly limit: number;
}

/** Estimates a search for ingresses, CPU-seconds: within the compiled years those of Sun to Pluto were found ahead. */
export function estimateIngressSearch({ planets, limit, ...range }: IngressSearch): number {
  const sources = listEphemerisBodies(planets);
  const years = followedYearsOf(range);
  const searched = sources.filter((body) => years.others > 0 || !DEFAULT_EVENT_BODIES.includes(body));
  const window = { fromJdUt: range.start_date, toJdUt: range.end_date };
  const count = countMinimumContacts(sources, window, SIGNS.length);
  if (searched.length === 0) return SECONDS_PER_REQUEST + count * SECONDS_PER_EVENT_AHEAD;
  return estimateFollowingSeconds(searched, years) + estimateEventSeconds(count, limit);
}

interface DegreeSearch {
  readonly start_date: JdUt;
  readonly end_date?: JdUt | undefined;
  readonly planet_name: TransitBodyId;
  readonly max_crossings: number;
  readonly zodiac_type: ZodiacType;
}

/** Estimates a search that ends with its last crossing, CPU-seconds: a body crosses a degree once a revolution or oftener. */
export function estimateDegreeSearch(search: DegreeSearch): number {
  const { start_date, end_date, planet_name, max_crossings, zodiac_type } = search;
  const [body = 'sun'] = listEphemerisBodies([planet_name]);
  const mostYears = end_date === undefined ? maximumSearchYears([body]) : yearsOf({ start_date, end_date });
  const revolutionYears = 360 / Math.abs(MEAN_MOTION_DEG_PER_DAY[body]) / DAYS_PER_YEAR;
  const years = Math.min(mostYears, (max_crossings + 1) * revolutionYears);
  const followed = { start_date, end_date: jdUt(start_date + years * DAYS_PER_YEAR), zodiac_type };
  return estimateOneTargetSeconds(body, followedYearsOf(followed)) + estimateEventSeconds(max_crossings, max_crossings);
}
