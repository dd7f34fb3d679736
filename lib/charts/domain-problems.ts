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
import { EphemerisArgumentError, EphemerisRangeError, EphemerisUnavailableError } from '../astro/errors.ts';
import { AscendantRequiredError } from '../astro/timing/progressions/errors.ts';
import type { Problem } from '../base/errors/problem.ts';
import { toAscendantProblem, toHousesProblem, toObjectsProblem, toPatternsProblem } from './chart-problems.ts';
import { toArgumentProblem, toRangeProblem, toUnavailableProblem } from './ephemeris-problems.ts';
import type { ErrorLocations } from './error-locations.ts';
import { toAmbiguousPlaceProblem, toPlaceNotFoundProblem } from './place-problems.ts';
import {
  toContradictoryZonesProblem,
  toLocalDateProblem,
  toLocalTimeProblem,
  toMissingPlaceProblem,
  toUnknownZoneProblem,
} from './time-problems.ts';

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
