import { dateFromDayNumber } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { listCalendarDays } from '../../../lib/astro/clock/civil-time/calendar-days.ts';
import type { ConditionBirth } from '../../../lib/astro/conditions/birth.ts';
import { findBirthAscendant } from '../../../lib/astro/conditions/birth.ts';
import { evaluateTree, listRequirements } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { measureShares, type Spans, uniteSpans } from '../../../lib/astro/timing/elections/intervals.ts';
import { bodyLongitudeAt } from '../../../lib/astro/timing/elections/moving-body.ts';
import { SUBJECT_POINTS } from '../../../lib/base/catalog/subject-objects.ts';
import { type TransitBodyId, toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, type JdUt, rangeAround } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import type { ElectionServices } from '../../../lib/charts/condition-setting.ts';
import { readSetting } from '../../../lib/charts/condition-setting.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { toBirthClock } from '../../../lib/charts/life.ts';
import { readPlaceWithClock } from '../../../lib/charts/local-days.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ResolvedSubject, readSubject } from '../../../lib/charts/subject.ts';
import {
  createElectionSearch,
  type ElectionSearch,
  type ElectionSetting,
} from '../../../lib/requests/conditions/condition-search.ts';
import { describeTree } from '../../../lib/requests/conditions/describe-tree.ts';
import { findLeafSpans, readConditions } from '../../../lib/requests/conditions/leaves.ts';
import { requireCoveredSearch } from '../elections/coverage.ts';
import { type BirthTimeInterval, divideWindow } from './divide-window.ts';
import { findEventSpans, type PartSearch } from './find-event-spans.ts';
import { keepCalculations } from './keep-calculations.ts';
import { type BirthTimeRequest, type LifeEvent, listAlternatives, listEventDays } from './request.ts';

/** A row of the answer: what is to hold, and the times of birth at which it does. */
export interface BirthTimeRow {
  readonly text: string;
  /** Number of the event; undefined for a condition on the chart of the birth. */
  readonly event: number | undefined;
  readonly spans: Spans;
  /** Share of the window in which it holds. */
  readonly share: number;
}

export interface BirthTimes {
  readonly subject: ResolvedSubject;
  readonly window: JdRange;
  readonly rows: readonly BirthTimeRow[];
  readonly intervals: readonly BirthTimeInterval[];
  readonly warnings: readonly Warning[];
}

const MINUTES_PER_DAY = 1440;

/** Called between two calculations. @throws Problem `Timeout` once the time for an answer is used up */
type CheckTime = () => void;

/**
 * Finds when, around the stated time of a birth, conditions on its chart and on events of the life hold.
 *
 * @throws Problem of reading the subject; `BirthTimeRequired`, `DatetimeOutOfRange`, `HouseSystemUndefined`, `InvalidBody`,
 * `InvalidRange` for an event before the birth
 */
export function searchBirthTimes(
  request: BirthTimeRequest,
  services: ElectionServices,
  checkTime: CheckTime,
): BirthTimes {
  const { configuration } = request;
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), configuration);
  if (!subject.timeIsKnown)
    throw createBirthTimeProblem('body.subject', 'the window lies around it, and all rows depend');
  const stated = subject.moment.jdUt;
  const window = rangeAround(stated, request.window_minutes / MINUTES_PER_DAY);
  const birthplace = request.subject.birth_location;
  // Services of a request are inherited: a copy would have none of them.
  const kept: ElectionServices = Object.create(services, {
    ephemeris: { value: keepCalculations(services.ephemeris, window) },
  });
  const { setting, warnings } = readSetting({ configuration, location: birthplace }, stated, kept);
  const clock = toBirthClock(subject.moment, services.zones);
  const birthAt = (moment: JdUt): ConditionBirth => ({ moment, place: subject.place, clock });
  const rows = locateErrors({ houseSystem: 'body.configuration.house_system' }, () => [
    ...searchChart(request, { setting, window, checkTime }),
    ...request.life_events.map((event, index) => {
      checkTime();
      return searchEvent(event, index, { request, services: kept, window, birthAt, checkTime, warn: setting.warn });
    }),
  ]);
  return {
    subject,
    window,
    rows: rows.map((row) => ({ ...row, share: measureShares([window], row.spans)[0] ?? 0 })),
    intervals: divideWindow(window, rows),
    warnings: listOnce([...createSubjectWarnings(subject), ...warnings()]),
  };
}

/** The birthplace is read for the birth and for its chart, each time with the same warnings. */
const listOnce = (warnings: readonly Warning[]): readonly Warning[] => [
  ...new Map(warnings.map((one) => [one.message, one])).values(),
];

type FoundRow = Omit<BirthTimeRow, 'share'>;

interface ChartSearch {
  readonly setting: ElectionSetting;
  readonly window: JdRange;
  readonly checkTime: CheckTime;
}

/** The rows of conditions on the chart of the birth: a search for elections at the birthplace. */
function searchChart(
  { conditions }: BirthTimeRequest,
  { setting, window, checkTime }: ChartSearch,
): readonly FoundRow[] {
  if (!conditions) return [];
  const { tree, leaves } = readConditions(conditions, 'conditions');
  const ends = [window.fromJdUt, window.toJdUt].map((moment) => ({ moment, member: 'subject.birth_datetime' }));
  requireCoveredSearch(setting.sky.ephemeris, leaves, ends);
  const search = createElectionSearch(setting, window);
  const spans = leaves.map((leaf) => {
    checkTime();
    return findLeafSpans(leaf, search);
  });
  return listRequirements(tree).map((part) => ({
    text: describeTree(part, leaves),
    event: undefined,
    spans: evaluateTree(part, spans, window),
  }));
}

interface EventSearch {
  readonly request: BirthTimeRequest;
  readonly services: ElectionServices;
  readonly window: JdRange;
  readonly birthAt: (moment: JdUt) => ConditionBirth;
  readonly checkTime: CheckTime;
  readonly warn: (warning: Warning) => void;
}

/** The times of birth for which the conditions of an event hold at some moment of its day, month or year. */
function searchEvent(event: LifeEvent, index: number, context: EventSearch): FoundRow {
  const { request, services, window, birthAt, checkTime } = context;
  const location = event.place ?? request.subject.birth_location;
  const [firstDay, days] = listEventDays(event);
  const path = `life_events[${index}]`;
  const { clock } = readPlaceWithClock(location, dateFromDayNumber(firstDay), services, `body.${path}.place`);
  const listed = listCalendarDays(clock, firstDay, days);
  const part = { fromJdUt: listed[0]?.fromJdUt ?? window.toJdUt, toJdUt: listed.at(-1)?.toJdUt ?? window.toJdUt };
  if (part.toJdUt <= window.fromJdUt) throw createEarlyProblem(`body.${path}.date`);
  const { tree, leaves } = readConditions(event.conditions, `${path}.conditions`);
  const ends = [part.fromJdUt, part.toJdUt].map((moment) => ({ moment, member: `${path}.date` }));
  requireCoveredSearch(services.ephemeris, leaves, ends);
  const read = readSetting({ configuration: request.configuration, location }, part.fromJdUt, services);
  const searched = createPartSearch(createElectionSearch({ ...read.setting, warn: context.warn }, part), birthAt);
  const spans = listAlternatives(event.conditions, `${path}.conditions`).map((one) =>
    findEventSpans({ ...readConditions(one.condition, one.path), searched, window, checkTime }),
  );
  for (const warning of read.warnings()) context.warn(warning);
  return { text: describeTree(tree, leaves), event: index, spans: uniteSpans(...spans) };
}

function createEarlyProblem(location: string): Problem {
  const message = 'must not lie before the birth';
  return new Problem('InvalidRange', `${location} ${message}.`, { issues: [{ location, message }] });
}

function createPartSearch(search: ElectionSearch, birthAt: (moment: JdUt) => ConditionBirth): PartSearch {
  const { sky } = search;
  const natalPointAt = (point: string, birth: JdUt): LongitudeDeg => {
    if (point === 'ascendant') return findBirthAscendant(sky.ephemeris, birthAt(birth), sky.zodiac);
    if (point === 'midheaven') return longitudeDeg(midheavenAt(search, birthAt(birth)));
    const { body, offsetDeg } = toEphemerisBody(point as TransitBodyId);
    return bodyLongitudeAt(sky, { source: body, offsetDeg }, birth);
  };
  const searchFor = (birth: JdUt): ElectionSearch => ({
    ...search,
    birthOf: (subject, path) => (subject ? search.birthOf(subject, path) : birthAt(birth)),
    natalPointsOf: (subject, points, path) =>
      subject
        ? search.natalPointsOf(subject, points, path)
        : (points ?? SUBJECT_POINTS).map((point) => natalPointAt(point, birth)),
  });
  return { search, birthAt, natalPointAt, searchFor };
}

function midheavenAt({ sky }: ElectionSearch, { moment, place }: ConditionBirth): number {
  return sky.ephemeris.houses(moment, place, 'W', sky.zodiac)?.midheavenDeg ?? 0;
}
