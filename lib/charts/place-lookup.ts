import type { GeocodingProvider } from '../astro/clock/places/geocoding.ts';
import { choosePlace, type PlaceMatch, type PlaceRequest } from '../astro/clock/places/named-place.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import type { PlaceFault } from '../requests/forms/input-form.ts';
import { toDomainProblem } from './domain-problems.ts';

export type { PlaceRequest };

/** As many as a batch has subjects; every other request has fewer places. */
const MAX_NAMES = SIZES.subjects_per_batch.maximum;

const TOO_MANY: PlaceFault = { fault: { message: `is one of more than ${MAX_NAMES} names of places in the request` } };

/** The places that one request names, each looked up once. */
export class PlaceLookup {
  readonly #open = new Map<string, PlaceRequest>();
  readonly #results = new Map<string, PlaceMatch | PlaceFault>();

  /** The result for a name; undefined where it is still to be looked up. */
  find(request: PlaceRequest): PlaceMatch | PlaceFault | undefined {
    const key = JSON.stringify([request.name, request.countryCode, request.policy, request.near]);
    const result = this.#results.get(key);
    if (!result) this.#open.set(key, request);
    return result;
  }

  get hasOpenRequests(): boolean {
    return this.#open.size > 0;
  }

  /**
   * Looks up every name that was requested so far. A request with more names than any valid one is refused without a
   * look-up: an unknown name costs up to 10 ms.
   *
   * @throws Problem `GeocoderUnavailable`
   */
  async lookUp(geocoder: GeocodingProvider): Promise<void> {
    const open = [...this.#open];
    this.#open.clear();
    const isAllowed = open.length <= MAX_NAMES;
    const results = await Promise.all(
      open.map(async ([key, request]) => [key, isAllowed ? await lookUpOne(request, geocoder) : TOO_MANY] as const),
    );
    for (const [key, result] of results) this.#results.set(key, result);
  }
}

async function lookUpOne(request: PlaceRequest, geocoder: GeocodingProvider): Promise<PlaceMatch | PlaceFault> {
  try {
    return await findNamedPlace(request, geocoder);
  } catch (error) {
    const problem = toDomainProblem(error, { placeName: 'place' });
    const [issue] = problem?.issues ?? [];
    if (!problem || !issue) throw error;
    const { location: _, value: _value, ...fault } = issue;
    return { fault: { ...fault, code: problem.code } };
  }
}

/**
 * Finds the place that a request names.
 *
 * @throws AmbiguousPlaceError, PlaceNotFoundError
 * @throws Problem `GeocoderUnavailable` where the operator chose a geocoder without a fallback and it does not answer
 */
export async function findNamedPlace(request: PlaceRequest, geocoder: GeocodingProvider): Promise<PlaceMatch> {
  const { result } = await geocoder.matchName(request.name, request.countryCode);
  return choosePlace(request, result);
}
