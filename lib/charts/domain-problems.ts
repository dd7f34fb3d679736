import { TooManyPatternsError } from '../astro/chart/analysis/errors.ts';
import { HousesUndefinedError, ObjectsExcludedError } from '../astro/chart/errors.ts';
import {
  ContradictoryZonesError,
  InvalidLocalDateError,
  LocalTimeNotUniqueError,
  PlaceOfCalendarMissingError,
  UnknownZoneError,
} from '../astro/clock/civil-time/errors.ts';
import { AmbiguousPlaceError, PlaceNotFoundError } from '../astro/clock/places/errors.ts';
import {
  type EphemerisArgument,
  EphemerisArgumentError,
  EphemerisRangeError,
  EphemerisUnavailableError,
} from '../astro/errors.ts';
import { AscendantRequiredError } from '../astro/timing/progressions/errors.ts';
import type { ErrorCode } from '../base/errors/catalog.ts';
import { Problem } from '../base/errors/problem.ts';
import { toAscendantProblem, toHousesProblem, toObjectsProblem, toPatternsProblem } from './chart-problems.ts';
import { type ErrorLocations, locateIssues } from './error-locations.ts';
import {
  toContradictoryZonesProblem,
  toLocalDateProblem,
  toLocalTimeProblem,
  toMissingPlaceProblem,
  toUnknownZoneProblem,
} from './time-problems.ts';

/** Problem `AmbiguousPlace` at the name, with the largest place of this name as its example. */
function toAmbiguousPlaceProblem({ place }: AmbiguousPlaceError, { placeName }: ErrorLocations): Problem {
  const names = place.candidates.map(({ display_name }) => display_name);
  const unknown = place.unknownParts.map((part) => `${part} is no known state or country; `).join('');
  const message = `may mean ${names.slice(0, MAX_NAMES).join(' or ')}; ${unknown}send the display_name of one candidate, or its coordinates`;
  return new Problem('AmbiguousPlace', `The place ${place.name} ${message}.`, {
    issues: locateIssues(placeName, [{ message, value: place.name, example: names[0], candidates: place.candidates }]),
  });
}

/** Enough to show what distinguishes the places; `candidates` has more. */
const MAX_NAMES = 3;

/** Problem `PlaceNotFound` at the name, with the nearest name as its example. */
function toPlaceNotFoundProblem({ place }: PlaceNotFoundError, { placeName }: ErrorLocations): Problem {
  const [nearest = DEFAULT_EXAMPLE] = place.nearest;
  const suggestion =
    place.nearest.length > 0 ? `similar names are ${place.nearest.slice(0, MAX_NAMES).join('; ')}; ` : '';
  const message = `is not a known place; ${suggestion}find it with GET /location/autocomplete, or send latitude and longitude`;
  return new Problem('PlaceNotFound', `The place ${place.name} ${message}.`, {
    issues: locateIssues(placeName, [{ message, value: place.name, example: nearest, nearest: place.nearest }]),
  });
}

const DEFAULT_EXAMPLE = 'Paris, Texas';

/** Problem `EphemerisUnavailable`. Its cause is for the log. */
const toUnavailableProblem = (error: EphemerisUnavailableError): Problem =>
  new Problem('EphemerisUnavailable', error.message, { cause: error });

/** Problem `DatetimeOutOfRange` at the time, or `InvalidBody` where the files lack only one body then. */
function toRangeProblem({ message, uncovered }: EphemerisRangeError, { time }: ErrorLocations): Problem {
  const code = uncovered.body === undefined ? 'DatetimeOutOfRange' : 'InvalidBody';
  return new Problem(code, message, { issues: locateIssues(time, [{ message }]) });
}

const ARGUMENT_CODES: Readonly<Record<EphemerisArgument, ErrorCode>> = {
  body: 'InvalidBody',
  star: 'InvalidStar',
  houseSystem: 'InvalidHouseSystem',
  latitude: 'InvalidLatitude',
  longitude: 'InvalidLongitude',
  elevation: 'ValidationError',
};

/** The code of the argument, without issues: a schema refuses an invalid value at its place before the engine receives it. */
const toArgumentProblem = ({ message, argument }: EphemerisArgumentError): Problem =>
  new Problem(ARGUMENT_CODES[argument], message);

/** Locations of a time, and of the zone of its place if the request can state one. */
export type TimeLocations = ErrorLocations & { readonly time: string };

/**
 * Runs a calculation whose input stands at these members of the request.
 *
 * @throws Problem in place of an error of the domain or the ephemeris; any other error unchanged
 */
export function locateErrors<Result>(locations: ErrorLocations, calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    throw toDomainProblem(error, locations) ?? error;
  }
}

/**
 * The problem that reports an error of the domain or of its port to the ephemeris. It has no issues where the locations
 * lack the member at fault.
 *
 * @returns undefined for any other error
 */
export function toDomainProblem(error: unknown, locations: ErrorLocations = {}): Problem | undefined {
  for (const translate of TRANSLATIONS) {
    const problem = translate(error, locations);
    if (problem) return problem;
  }
  return undefined;
}

/** One row for each error class of the domain and of the port of the ephemeris. */
const TRANSLATIONS = [
  translateClass(UnknownZoneError, toUnknownZoneProblem),
  translateClass(ContradictoryZonesError, toContradictoryZonesProblem),
  translateClass(LocalTimeNotUniqueError, toLocalTimeProblem),
  translateClass(InvalidLocalDateError, toLocalDateProblem),
  translateClass(PlaceOfCalendarMissingError, toMissingPlaceProblem),
  translateClass(AmbiguousPlaceError, toAmbiguousPlaceProblem),
  translateClass(PlaceNotFoundError, toPlaceNotFoundProblem),
  translateClass(HousesUndefinedError, toHousesProblem),
  translateClass(ObjectsExcludedError, toObjectsProblem),
  translateClass(TooManyPatternsError, toPatternsProblem),
  translateClass(AscendantRequiredError, toAscendantProblem),
  translateClass(EphemerisRangeError, toRangeProblem),
  translateClass(EphemerisArgumentError, toArgumentProblem),
  translateClass(EphemerisUnavailableError, toUnavailableProblem),
];

function translateClass<Failure extends Error>(
  errorClass: new (...details: never[]) => Failure,
  toProblem: (error: Failure, locations: ErrorLocations) => Problem,
) {
  return (error: unknown, locations: ErrorLocations): Problem | undefined =>
    error instanceof errorClass ? toProblem(error, locations) : undefined;
}
