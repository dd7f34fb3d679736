import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import type { PlaceMatch, PlaceRequest } from '../domain/places/named-place.ts';
import type { PlaceFault } from '../schemas/forms/input-form.ts';
import { toDomainProblem } from './domain-problems.ts';
import { findNamedPlace } from './named-places.ts';

export type { PlaceRequest };

/** The places that one request names, each looked up once. */
export class PlaceLookup {
  readonly #open = new Map<string, PlaceRequest>();
  readonly #results = new Map<string, PlaceMatch | PlaceFault>();

  /** The result for a name; undefined where it is still to be looked up. */
  find(request: PlaceRequest): PlaceMatch | PlaceFault | undefined {
    const key = JSON.stringify([request.name, request.countryCode, request.policy]);
    const result = this.#results.get(key);
    if (!result) this.#open.set(key, request);
    return result;
  }

  get hasOpenRequests(): boolean {
    return this.#open.size > 0;
  }

  /** Looks up every name that was asked for so far. @throws Problem `GeocoderUnavailable` */
  async lookUp(geocoder: GeocodingProvider): Promise<void> {
    const open = [...this.#open];
    this.#open.clear();
    const results = await Promise.all(
      open.map(async ([key, request]) => [key, await lookUpOne(request, geocoder)] as const),
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
