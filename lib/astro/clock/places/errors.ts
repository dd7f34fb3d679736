import type { PlaceCandidate } from './place-candidate.ts';

interface AmbiguousPlace {
  readonly name: string;
  /** Parts of the name that are no known state or country, as sent. */
  readonly unknownParts: readonly string[];
  /** At most ten, largest first, unknown populations last. */
  readonly candidates: readonly PlaceCandidate[];
}

/** Several places have a name, and none is far larger than the others, or the client wants none chosen. */
export class AmbiguousPlaceError extends Error {
  override readonly name = 'AmbiguousPlaceError';
  readonly place: AmbiguousPlace;

  constructor(place: AmbiguousPlace) {
    super(`${place.candidates.length} places or more may be meant by ${place.name}`);
    this.place = place;
  }
}

interface MissingPlace {
  readonly name: string;
  /** At most five display names of similar spelling, best first. */
  readonly nearest: readonly string[];
}

/** No place has a name in the state or country given. */
export class PlaceNotFoundError extends Error {
  override readonly name = 'PlaceNotFoundError';
  readonly place: MissingPlace;

  constructor(place: MissingPlace) {
    super(`no place ${place.name}`);
    this.place = place;
  }
}
