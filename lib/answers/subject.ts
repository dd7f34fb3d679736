import type { LocalTimeCandidate } from '../astro/clock/civil-time/errors.ts';
import { formatLocal, formatUtc } from '../astro/clock/civil-time/format.ts';
import type { TimeResolution } from '../astro/clock/civil-time/moment.ts';
import type { PracticeAtMoment, PracticeReading } from '../astro/clock/civil-time/practice-readings.ts';
import type { ResolvedSubject } from '../charts/subject.ts';
import type { SubjectInfo } from '../requests/chart/subject-info.ts';
import { toNamedPlaceMember, toPlaceRecord } from './place.ts';
import type { PointsAt } from './reading-points.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';

/** The subject of a chart, and how its civil time became an instant. */
export function toSubjectInfo(
  { name, moment, place, timeIsKnown, handle }: ResolvedSubject,
  pointsAt: PointsAt = () => undefined,
): SubjectInfo {
  const { instant, offsetSeconds, timezone, resolution } = moment;
  return {
    name,
    datetime: formatLocal(instant, offsetSeconds),
    datetime_utc: formatUtc(instant),
    julian_day: roundTo(moment.jdUt, JULIAN_DAY_DECIMALS),
    timezone: timezone ?? null,
    utc_offset_seconds: offsetSeconds,
    ...toPlaceRecord(place),
    ...toNamedPlaceMember(place),
    birth_time_known: timeIsKnown,
    time_resolution: toTimeResolution(resolution, pointsAt),
    ...(handle && { handle }),
  };
}

/** Chart handles of several births; null for one that has none. */
export const listHandles = (subjects: readonly ResolvedSubject[]): (string | null)[] =>
  subjects.map(({ handle }) => handle ?? null);

/** How a civil time became an instant. */
export function toTimeResolution(
  { source, status, certainty, candidates, practice, calendar }: TimeResolution,
  pointsAt: PointsAt = () => undefined,
) {
  return {
    source,
    status,
    certainty,
    ...(candidates && { candidates: candidates.map((candidate) => toCandidateRecord(candidate, pointsAt)) }),
    ...(calendar && { calendar }),
    ...(practice && { practice: toPracticeRecord(practice, pointsAt) }),
  };
}

function toPracticeRecord({ rule, standing, readings }: PracticeAtMoment, pointsAt: PointsAt) {
  const records = readings.map((reading) => toReadingRecord(reading, pointsAt));
  return { standing, rule: rule.id, readings: records, sources: [...rule.sources] };
}

function toReadingRecord({ basis, instant, offsetSeconds }: PracticeReading, pointsAt: PointsAt) {
  return { basis, utc_offset_seconds: offsetSeconds, datetime_utc: formatUtc(instant), ...pointsAt(instant) };
}

function toCandidateRecord({ instant, offsetSeconds, abbreviation }: LocalTimeCandidate, pointsAt: PointsAt) {
  return {
    datetime: formatLocal(instant, offsetSeconds),
    datetime_utc: formatUtc(instant),
    utc_offset_seconds: offsetSeconds,
    abbreviation,
    ...pointsAt(instant),
  };
}
