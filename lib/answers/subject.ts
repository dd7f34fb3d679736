import { formatLocal, formatUtc } from '../domain/civil-time/format.ts';
import type { LocalMoment, TimeResolution } from '../domain/civil-time/moment.ts';
import type { LocalTimeCandidate } from '../domain/civil-time/resolve.ts';
import type { GeoPlace } from '../ephemeris/port.ts';
import type { SubjectInfo } from '../schemas/chart/subject-info.ts';
import { placeRecord } from './place.ts';
import { JULIAN_DAY_DECIMALS, rounded } from './rounding.ts';

/** A subject as it was understood. */
export interface ReadSubject {
  readonly name: string;
  readonly moment: LocalMoment;
  readonly place: GeoPlace;
  readonly timeIsKnown: boolean;
}

/** Whose chart it is, and the moment with how it was found. */
export function subjectInfo({ name, moment, place, timeIsKnown }: ReadSubject): SubjectInfo {
  const { instant, offsetSeconds, timezone, resolution } = moment;
  return {
    name,
    datetime: formatLocal(instant, offsetSeconds),
    datetime_utc: formatUtc(instant),
    julian_day: rounded(moment.jdUt, JULIAN_DAY_DECIMALS),
    timezone: timezone ?? null,
    utc_offset_seconds: offsetSeconds,
    ...placeRecord(place),
    birth_time_known: timeIsKnown,
    time_resolution: timeResolution(resolution),
  };
}

/** How a civil time became an instant. */
export function timeResolution({ source, status, candidates }: TimeResolution) {
  return { source, status, ...(candidates && { candidates: candidates.map(candidateRecord) }) };
}

function candidateRecord({ instant, offsetSeconds, abbreviation }: LocalTimeCandidate) {
  return {
    datetime: formatLocal(instant, offsetSeconds),
    datetime_utc: formatUtc(instant),
    utc_offset_seconds: offsetSeconds,
    abbreviation,
  };
}
