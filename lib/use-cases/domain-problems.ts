import { LocalTimeNotUniqueError, UnknownZoneError } from '../domain/civil-time/errors.ts';
import { formatLocal } from '../domain/civil-time/format.ts';
import type { LocalTimeCandidate } from '../domain/civil-time/resolve.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { Problem, type ValidationIssue } from '../errors/problem.ts';

/** Members of one request, such as `body.subject.birth_datetime`, by what they state. */
export interface ErrorLocations {
  readonly time?: string;
  /** The zone of the place that a time is read at. */
  readonly placeZone?: string;
}

/** Locations of a time, and of the zone of its place if the request can state one. */
export type TimeLocations = ErrorLocations & { readonly time: string };

/**
 * Runs a calculation whose input stands at these members of the request.
 *
 * @throws Problem in place of an error of the domain; any other error unchanged
 */
export function locateErrors<Result>(locations: ErrorLocations, calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    throw toDomainProblem(error, locations) ?? error;
  }
}

/**
 * The problem that reports an error of the domain. It has no issues where the locations lack the member at fault.
 *
 * @returns undefined for an error that is not one of the domain's
 */
export function toDomainProblem(error: unknown, locations: ErrorLocations): Problem | undefined {
  for (const translate of TRANSLATIONS) {
    const problem = translate(error, locations);
    if (problem) return problem;
  }
  return undefined;
}

type Translate<Failure> = (error: Failure, locations: ErrorLocations) => Problem;

const translateClass =
  <Failure extends Error>(
    errorClass: new (...details: never[]) => Failure,
    translate: Translate<Failure>,
  ): ((error: unknown, locations: ErrorLocations) => Problem | undefined) =>
  (error, locations) =>
    error instanceof errorClass ? translate(error, locations) : undefined;

/** One row for each error class of the domain. */
const TRANSLATIONS = [
  translateClass(UnknownZoneError, toUnknownZoneProblem),
  translateClass(LocalTimeNotUniqueError, toLocalTimeProblem),
];

function toUnknownZoneProblem({ unknown }: UnknownZoneError, { time, placeZone }: ErrorLocations): Problem {
  const { zoneName, stated, owner, nearestName, databaseVersion } = unknown;
  const zone = owner === 'place' ? placeZone : time && `${time}.timezone`;
  const location = zone && `${zone}.${stated.iana_name === undefined ? 'name' : 'iana_name'}`;
  const hint = nearestName === undefined ? 'write it like Europe/Paris' : `did you mean ${nearestName}?`;
  const message = `is not a zone of the IANA time zone database ${databaseVersion}; ${hint}`;
  return new Problem('InvalidTimezone', `There is no time zone ${zoneName}.`, {
    issues: locateIssues(location, [{ message, value: zoneName }]),
  });
}

const REFUSED_READINGS = {
  ambiguous: { code: 'AmbiguousLocalTime', event: 'occurred twice' },
  nonexistent: { code: 'NonexistentLocalTime', event: 'never occurred' },
} as const satisfies Record<string, { readonly code: ErrorCode; readonly event: string }>;

function toLocalTimeProblem({ reading }: LocalTimeNotUniqueError, { time }: ErrorLocations): Problem {
  const { code, event } = REFUSED_READINGS[reading.status];
  const [earlier, later] = reading.candidates.map(describeCandidate);
  const detail = `the local time ${event} in ${reading.zoneName}: earlier ${earlier}, later ${later}`;
  const issues = [
    { message: `disambiguation earlier would take ${earlier}` },
    { message: `disambiguation later would take ${later}` },
  ];
  return new Problem(code, detail, { issues: locateIssues(time, issues) });
}

const describeCandidate = ({ instant, offsetSeconds, abbreviation }: LocalTimeCandidate): string =>
  `${formatLocal(instant, offsetSeconds)} (${abbreviation})`;

const locateIssues = (
  location: string | undefined,
  faults: readonly Omit<ValidationIssue, 'location'>[],
): readonly ValidationIssue[] => (location === undefined ? [] : faults.map((fault) => ({ location, ...fault })));
