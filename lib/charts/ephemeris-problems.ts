import type {
  EphemerisArgument,
  EphemerisArgumentError,
  EphemerisRangeError,
  EphemerisUnavailableError,
} from '../astro/errors.ts';
import type { ErrorCode } from '../base/errors/catalogue.ts';
import { Problem } from '../base/errors/problem.ts';
import { type ErrorLocations, locateIssues } from './error-locations.ts';

/** Problem `EphemerisUnavailable`. Its cause is for the log. */
export const toUnavailableProblem = (error: EphemerisUnavailableError): Problem =>
  new Problem('EphemerisUnavailable', error.message, { cause: error });

/** Problem `DatetimeOutOfRange` at the time, or `InvalidBody` where the files lack only one body then. */
export function toRangeProblem({ message, uncovered }: EphemerisRangeError, { time }: ErrorLocations): Problem {
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

/** The code of the argument, without issues: a schema refuses such a value at its place before the engine sees it. */
export const toArgumentProblem = ({ message, argument }: EphemerisArgumentError): Problem =>
  new Problem(ARGUMENT_CODES[argument], message);
