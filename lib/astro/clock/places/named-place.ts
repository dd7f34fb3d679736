import { angleBetweenDeg, arcLengthKm, toUnitVector } from '../../sky/sphere.ts';
import { AmbiguousPlaceError, PlaceNotFoundError } from './errors.ts';
import { foldName } from './fold.ts';
import type { NamedPlace, PlaceNameMatches } from './gazetteer.ts';
import { type PlaceCandidate, toPlaceCandidate } from './place-candidate.ts';

/** What happens to a name that several places have: `best` takes one that is far larger, `reject` takes none. */
export const PLACE_POLICIES = ['best', 'reject'] as const;
export type PlacePolicy = (typeof PLACE_POLICIES)[number];

/** A place as a request names it. */
export interface PlaceRequest {
  /** With or without state and country: `Paris`, `Paris, Texas`, `Wien, Austria`. At most 200 characters. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 in capitals. */
  readonly countryCode: string | undefined;
  readonly policy: PlacePolicy;
  /** Coordinates that stand beside the name, degrees: the nearest place of the name is meant. */
  readonly near?: PlacePoint;
}

/** Coordinates in degrees, north and east positive. */
interface PlacePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place that a name was taken for, as answers show it. */
export interface PlaceMatch extends Omit<PlaceCandidate, 'population'> {
  /** `only`: no other place has this name in the state or country given. `largest`: it was chosen by population. */
  readonly match: 'only' | 'largest';
  /** At most five other places of this name, largest first; empty for `only`. */
  readonly alternatives: readonly PlaceCandidate[];
  /** Parts after the name that are no known state or country and were ignored, as sent; absent where there are none. */
  readonly unknown_parts?: readonly string[];
}

const MAX_ALTERNATIVES = 5;
const MAX_CANDIDATES = 10;
const MAX_NEAREST = 5;

/**
 * Chooses the place that a name means: the only exact one, or with policy `best` one that is far larger than every
 * other one. A text that is a whole display name means only places that have it.
 *
 * @throws AmbiguousPlaceError with at most ten candidates, largest first
 * @throws PlaceNotFoundError with at most five similar display names, best first
 */
export function choosePlace({ name, policy, near }: PlaceRequest, matches: PlaceNameMatches): PlaceMatch {
  const { exact, unknownParts, similar } = matches;
  const places = selectByDisplayName(mergeDuplicates(sortBySize(exact)), name);
  const [largest, ...others] = places;
  if (!largest) {
    throw new PlaceNotFoundError({ name, nearest: similar.slice(0, MAX_NEAREST).map((place) => place.display_name) });
  }
  if (near) {
    const [nearest = largest] = [...places].sort((a, b) => distanceKm(a, near) - distanceKm(b, near));
    return toPlaceMatch(nearest, [], unknownParts);
  }
  const isOnly = others.length === 0;
  const isClear = policy === 'best' ? isOnly || isFarLarger(largest, others) : isOnly && unknownParts.length === 0;
  if (isClear) return toPlaceMatch(largest, others, unknownParts);
  throw new AmbiguousPlaceError({
    name,
    unknownParts,
    candidates: places.slice(0, MAX_CANDIDATES).map(toPlaceCandidate),
  });
}

/** Largest first; unknown populations last. */
const sortBySize = (places: readonly NamedPlace[]) => [...places].sort((a, b) => b.population - a.population);

function toPlaceMatch(
  place: NamedPlace,
  others: readonly NamedPlace[],
  unknownParts: PlaceNameMatches['unknownParts'],
): PlaceMatch {
  const { population: _, ...record } = toPlaceCandidate(place);
  return {
    ...record,
    match: others.length === 0 ? 'only' : 'largest',
    alternatives: others.slice(0, MAX_ALTERNATIVES).map(toPlaceCandidate),
    ...(unknownParts.length > 0 && { unknown_parts: unknownParts }),
  };
}

/** The places whose display name is the whole text, which candidates of an earlier answer give; all, if there is none. */
function selectByDisplayName(places: readonly NamedPlace[], text: string): readonly NamedPlace[] {
  const folded = foldName(text);
  const whole = places.filter((place) => foldName(place.display_name) === folded);
  return whole.length > 0 ? whole : places;
}

/** A place is far larger than another one if it has at least this many times its inhabitants. */
export const MIN_SIZE_RATIO = 5;
/**
 * Inhabitants that a place of unknown population may have. Unknown is not small: 29 % of the gazetteer is unknown, and
 * 16 % of the places that are known are larger than this. It is also the size from which a town owns its name in the
 * gazetteer (`lesser-names.ts`). Thus only cities of 100 000 are chosen over a place of unknown population.
 */
const POSSIBLE_POPULATION = 20_000;

/** Whether the known population of a place is at least five times what any other one has or, if unknown, may have. */
function isFarLarger({ population }: NamedPlace, others: readonly NamedPlace[]): boolean {
  return others.every((other) => population >= MIN_SIZE_RATIO * (other.population || POSSIBLE_POPULATION));
}

/** Places of one name in one state within this distance are one place that the data list twice. */
const SAME_PLACE_WITHIN_KM = 20;

/** Leaves out each place that lies near an earlier one of the same name, state and country. */
function mergeDuplicates(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const groups = Map.groupBy(places, ({ name, state, country_code }) => `${foldName(name)}|${state}|${country_code}`);
  const kept = new Set([...groups.values()].flatMap(keepDistant));
  return places.filter((place) => kept.has(place));
}

function keepDistant(group: readonly NamedPlace[]): readonly NamedPlace[] {
  const kept: NamedPlace[] = [];
  for (const place of group) {
    if (kept.every((other) => distanceKm(place, other) > SAME_PLACE_WITHIN_KM)) kept.push(place);
  }
  return kept;
}

const toVector = ({ latitude, longitude }: PlacePoint) =>
  toUnitVector({ latitudeDeg: latitude, longitudeDeg: longitude });

/** Distance of two points along the Earth, kilometers. */
export const distanceKm = (a: PlacePoint, b: PlacePoint): number =>
  arcLengthKm(angleBetweenDeg(toVector(a), toVector(b)));
