import type { MovingPointId } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { isAngle } from '../../../lib/astro/timing/progressions/moving-points.ts';
import { isArcMethod, progressionRatio } from '../../../lib/astro/timing/progressions/rates.ts';
import { toTransitTargets } from '../../../lib/astro/timing/transits/targets.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { estimateFollowingSeconds, yearsOf } from '../work.ts';
import type { ProgressionsSearchRequest } from './request.ts';

/** Processor time of a year of the ephemeris, CPU-seconds, measured with Node 24 on one processor of a shared server. */
const SECONDS_PER_YEAR = {
  /** An angle that moves at the pace of the Sun, and one that turns once a day. */
  angle: 0.01,
  daily_angle: 1.6,
  /** A point that an arc moves; the Moon's arc needs the finest fits. */
  directed: 0.01,
  /** By the arc of an Ascendant that turns once a day. */
  daily_directed: 10,
  /** Two bodies, whose fits are shared; a pair with an angle or with an orb, which needs fits of its own. */
  body_pair: 2e-4,
  fitted_pair: 0.006,
  daily_pair: 0.4,
  declination: 0.02,
  declination_pair: 0.006,
} as const;

/** Processor time of each event, and of refining and stating it on the page, CPU-seconds. */
const SECONDS_PER_EVENT = 1e-5;
const SECONDS_PER_ITEM = 6e-5;
const DAYS_PER_YEAR = 365.25;
const TURN_DEG = 360;

/** Estimates a search of progressions or directions, CPU-seconds. */
export function estimateProgressionsSearch(request: ProgressionsSearchRequest): number {
  const years = yearsOf(request) * progressionRatio(request.method, request.rate_convention);
  const events = Math.min(countEvents(request, years), SIZES.progressed_events.maximum);
  const points = estimatePointSeconds(request, years) + years * estimatePairSeconds(request);
  const listed = events * SECONDS_PER_EVENT + Math.min(events, request.limit) * SECONDS_PER_ITEM;
  return SECONDS_PER_REQUEST + points + listed;
}

const isDaily = ({ angle_method }: ProgressionsSearchRequest): boolean => angle_method === 'mean_quotidian';

function estimatePointSeconds(request: ProgressionsSearchRequest, years: number): number {
  const { method, points, include } = request;
  const ofAngle = isDaily(request) ? SECONDS_PER_YEAR.daily_angle : SECONDS_PER_YEAR.angle;
  if (isArcMethod(method)) {
    const ofAscendant = isDaily(request) ? SECONDS_PER_YEAR.daily_directed : ofAngle;
    const ofArc = method === 'ascendant_arc' ? ofAscendant : SECONDS_PER_YEAR.directed;
    return points.length * years * ofArc;
  }
  const bodies = points.flatMap((id) => (isAngle(id) ? [] : [toEphemerisBody(id).body]));
  const angles = points.length - bodies.length;
  const declined = include.includes('declinations') ? bodies.length : 0;
  const followed = estimateFollowingSeconds([...new Set(bodies)], { compiled: 0, others: years });
  return followed + years * (angles * ofAngle + declined * SECONDS_PER_YEAR.declination);
}

/** Of one year of the ephemeris. */
function estimatePairSeconds(request: ProgressionsSearchRequest): number {
  const { targets, orb, include, points, target_points } = request;
  if (targets === 'natal') return 0;
  const isFitted = (id: MovingPointId): boolean => orb > 0 || isAngle(id) || id === 'south_node';
  const all = points.length * target_points.length;
  const shared = points.filter((id) => !isFitted(id)).length * target_points.filter((id) => !isFitted(id)).length;
  const withAngle =
    all - points.filter((id) => !isAngle(id)).length * target_points.filter((id) => !isAngle(id)).length;
  const daily = isDaily(request) ? withAngle : 0;
  const aspects =
    shared * SECONDS_PER_YEAR.body_pair +
    (all - shared - daily) * SECONDS_PER_YEAR.fitted_pair +
    daily * SECONDS_PER_YEAR.daily_pair;
  const declinations = include.includes('declinations') ? all * SECONDS_PER_YEAR.declination_pair : 0;
  return (include.includes('aspects') ? aspects : 0) + declinations;
}

/** About as many events as the mean motions of the points give; each pair of progressed points counts once. */
function countEvents(request: ProgressionsSearchRequest, years: number): number {
  const { target_points, aspects, targets } = request;
  const sides = targets === 'both' ? 2 : 1;
  const degrees = toTransitTargets([{ name: '', degree: longitudeDeg(0) }], aspects).length * target_points.length;
  const turns = request.points.map((id) => (meanMotionOf(request, id) * years * DAYS_PER_YEAR) / TURN_DEG);
  return turns.reduce((sum, count) => sum + count * degrees * sides, 0);
}

/** Degrees a day. */
function meanMotionOf({ method, angle_method }: ProgressionsSearchRequest, id: MovingPointId): number {
  const { sun, moon } = MEAN_MOTION_DEG_PER_DAY;
  const ofAngle = angle_method === 'mean_quotidian' ? TURN_DEG : sun;
  if (isArcMethod(method)) return method === 'lunar_arc' ? moon : method === 'ascendant_arc' ? ofAngle : sun;
  return isAngle(id) ? ofAngle : Math.abs(MEAN_MOTION_DEG_PER_DAY[toEphemerisBody(id).body]);
}
