import type { AmbiguousPlaceError, PlaceNotFoundError } from '../astro/clock/places/errors.ts';
import { Problem } from '../base/errors/problem.ts';
import { type ErrorLocations, locateIssues } from './error-locations.ts';

/** Problem `AmbiguousPlace` at the name, with the largest place of this name as its example. */
export function toAmbiguousPlaceProblem({ place }: AmbiguousPlaceError, { placeName }: ErrorLocations): Problem {
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
export function toPlaceNotFoundProblem({ place }: PlaceNotFoundError, { placeName }: ErrorLocations): Problem {
  const [nearest = DEFAULT_EXAMPLE] = place.nearest;
  const suggestion =
    place.nearest.length > 0 ? `similar names are ${place.nearest.slice(0, MAX_NAMES).join('; ')}; ` : '';
  const message = `is no known place; ${suggestion}find it with GET /location/autocomplete, or send latitude and longitude`;
  return new Problem('PlaceNotFound', `The place ${place.name} ${message}.`, {
    issues: locateIssues(placeName, [{ message, value: place.name, example: nearest, nearest: place.nearest }]),
  });
}

const DEFAULT_EXAMPLE = 'Paris, Texas';
