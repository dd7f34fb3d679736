import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import { sendRequest } from '../browser/service.ts';
import type { Coordinates } from './coordinates-text.ts';

/** A place that a text may mean. */
export interface PlaceOption extends Coordinates {
  readonly display_name: string;
  readonly timezone?: string;
}

/** Places found, or why none can be. */
export type PlaceSearchResult = { readonly places: readonly PlaceOption[] } | { readonly refusal: string };

const placesByQuery = new Map<string, readonly PlaceOption[]>();
const MAX_PLACES = 8;

/**
 * Asks the service for places by the beginning of their name; the same question is asked once.
 *
 * @throws DOMException `AbortError` where the signal says so
 */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<PlaceSearchResult> {
  const known = placesByQuery.get(query);
  if (known) return { places: known };
  const parameters = new URLSearchParams({ query, limit: String(MAX_PLACES) });
  const { ok, status, body, headers } = await sendRequest(`/location/autocomplete?${parameters}`, { signal });
  if (!ok) return { refusal: describeRefusal(status, body as ProblemBody, headers) };
  const { results } = (body as { readonly data: { readonly results: readonly PlaceOption[] } }).data;
  placesByQuery.set(query, results);
  return { places: results };
}

function describeRefusal(status: number, { detail }: ProblemBody, headers: Headers): string {
  if (status === 401 || status === 403)
    return 'Places are looked up with an API key: type yours above. Coordinates such as 59.91 10.75 do without.';
  if (status === 429)
    return `That were many look-ups. Wait ${headers.get('retry-after') ?? 'a few'} seconds, or type coordinates.`;
  return detail;
}
