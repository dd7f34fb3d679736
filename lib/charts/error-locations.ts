import type { ValidationIssue } from '../base/errors/problem.ts';

/** Members of one request, such as `body.subject.birth_datetime`, by what they state. */
export interface ErrorLocations {
  readonly time?: string;
  /** The zone of the place that a time is read at. */
  readonly placeZone?: string;
  /** The name of a place. */
  readonly placeName?: string;
  /** Whether the time of birth is known. */
  readonly birthTimeKnown?: string;
  readonly houseSystem?: string;
  /** The list that names the objects of a chart. */
  readonly objects?: string;
  /** The list that names the bodies of aspect patterns. */
  readonly patternBodies?: string;
}

/** A fault without its place in the request. */
type Fault = Omit<ValidationIssue, 'location'>;

/** Issues at one member of a request; none where the request has no such member. */
export const locateIssues = (location: string | undefined, faults: readonly Fault[]): readonly ValidationIssue[] =>
  location === undefined ? [] : faults.map((fault) => ({ location, ...fault }));
