import { type Chart, castChart } from '../../../lib/astro/chart/cast.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import type { MovingPointId } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { isAngle, type PlacedPoint } from '../../../lib/astro/timing/progressions/moving-points.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { TransitBodyId } from '../../../lib/base/catalog/transit-bodies.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { isInRange, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { toZodiac } from '../../../lib/charts/zodiac.ts';
import type { ProgressionsSearchRequest } from './request.ts';

/** The birth of a search. */
export interface NatalSide {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  /** Points that move; those that the chart lacks are left out. */
  readonly points: readonly PlacedPoint[];
  /** Points that they make aspects to; those that the chart lacks are left out. */
  readonly targets: readonly PlacedPoint[];
  readonly warnings: readonly Warning[];
}

/**
 * Casts the chart of the birth with the points of the search.
 *
 * @throws Problem of reading the subject; `HouseSystemUndefined`; `BirthTimeRequired` where every point, or all that is searched, depends on it
 */
export function castNatalSide(request: ProgressionsSearchRequest, services: ChartServices): NatalSide {
  const { house_system, polar_fallback, zodiac_type, ayanamsa, user_ayanamsa } = request;
  const settings = { house_system, polar_fallback, zodiac_type, ayanamsa, user_ayanamsa };
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), settings);
  const { place, timeIsKnown, moment } = subject;
  const when = { moment: moment.jdUt, place, timeIsKnown };
  const bodies = listBodies([...request.points, ...request.target_points]);
  const covered = bodies.filter((id) => isInRange(services.ephemeris.coverage(toEphemerisBody(id).body), moment.jdUt));
  const chart = locateErrors({ houseSystem: 'body.house_system' }, () =>
    castChart(services.ephemeris, when, toSettings(request, covered)),
  );
  const select = (ids: readonly MovingPointId[]): readonly PlacedPoint[] => ids.flatMap((id) => findPoint(chart, id));
  const side = { subject, chart, points: select(request.points), targets: select(request.target_points) };
  if (!timeIsKnown) requireSomething(request, side);
  const omitted = bodies.filter((id) => !covered.includes(id));
  return {
    ...side,
    warnings: [
      ...createSubjectWarnings(subject),
      ...omitted.map((id) => createWarning('BodyOutOfRange', `${namePoint(id)} has no ephemeris at the birth.`)),
      ...selectWarnings(request, chart),
    ],
  };
}

function findPoint({ points, horizon }: Chart, id: MovingPointId): readonly PlacedPoint[] {
  if (isAngle(id)) {
    if (!horizon) return [];
    const { ascendantDeg, midheavenDeg } = horizon.houses;
    return [{ id, longitudeDeg: longitudeDeg(id === 'ascendant' ? ascendantDeg : midheavenDeg) }];
  }
  const point = points.find((one) => one.id === id);
  return point ? [{ id, longitudeDeg: point.longitudeDeg }] : [];
}

function requireSomething({ include }: ProgressionsSearchRequest, { points, targets }: Omit<NatalSide, 'warnings'>) {
  const possible = include.filter((kind) => kind !== 'house_ingresses' && (kind !== 'aspects' || targets.length > 0));
  if (points.length > 0 && possible.length > 0) return;
  const location = 'body.subject.birth_time_known';
  const message = 'must be true, with the time of birth: all that is searched depends on it';
  throw new Problem('BirthTimeRequired', `${location} ${message}.`, { issues: [{ location, message }] });
}

function selectWarnings({ include }: ProgressionsSearchRequest, { context, warnings }: Chart): readonly Warning[] {
  const aboutHouses = ['HouseSystemReplaced', 'HousesIrregular'];
  const kept = warnings.filter(({ code }) => aboutHouses.includes(code) && include.includes('house_ingresses'));
  if (context.timeIsKnown) return kept;
  const omitted = 'The time of birth is not known: Ascendant, Midheaven and ingresses into houses are left out.';
  return [...kept, createWarning('HousesOmitted', omitted)];
}

const SECONDS_PER_HOUR = 3600;
const HOURS_OF_DOUBT = 12;
const DAYS_OF_DOUBT = (HOURS_OF_DOUBT * SECONDS_PER_HOUR) / SECONDS_PER_DAY;

/** How wrong every date may be where the time of birth is not known. */
export function createNoonWarnings({ subject }: NatalSide, ratio: number): readonly Warning[] {
  if (subject.timeIsKnown) return [];
  const days = Math.round(DAYS_OF_DOUBT / Math.abs(ratio));
  const message = `Local noon is used for the unknown time of birth: every date may be wrong by ${days} days to either side, and the Moon of the birth by 7°.`;
  return [createWarning('BirthTimeDecides', message)];
}

const toSettings = (
  { include, house_system, polar_fallback, zodiac_type, ayanamsa, user_ayanamsa }: ProgressionsSearchRequest,
  objects: readonly TransitBodyId[],
) =>
  ({
    zodiac: toZodiac({ zodiac_type, ayanamsa, user_ayanamsa }),
    coordinateSystem: 'geocentric',
    houseSystem: house_system,
    polarFallback: polar_fallback,
    objectSet: 'custom',
    objects,
    planetsOnly: false,
    withEquatorial: include.includes('declinations'),
    withLots: false,
  }) satisfies ChartSettings;

const listBodies = (points: readonly MovingPointId[]): readonly TransitBodyId[] => [
  ...new Set(points.flatMap((id) => (isAngle(id) ? [] : [id]))),
];
