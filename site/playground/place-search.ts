import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { sendRequest } from '../browser/service.ts';
import type { Coordinates } from './coordinates-text.ts';

/** A place that matches the typed text. */
export interface PlaceOption extends Coordinates {
  readonly display_name: string;
  readonly timezone?: string;
}

/** Found places, or the reason of a refusal. */
type PlaceSearchResult = { readonly places: readonly PlaceOption[] } | { readonly refusal: string };

const placesByQuery = new Map<string, readonly PlaceOption[]>();
const MAX_PLACES = 8;

/**
 * Searches places by the beginning of their name. Results are kept, so the same text is sent once.
 *
 * @throws DOMException `AbortError` if the signal is aborted
 */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<PlaceSearchResult> {
  const known = placesByQuery.get(query);
  if (known) return { places: known };
  const parameters = new URLSearchParams({ query, limit: String(MAX_PLACES) });
  const { ok, status, body, headers } = await sendRequest(`/location/autocomplete?${parameters}`, { signal });
  if (!ok) return { refusal: describePlaceRefusal(status, body as ProblemBody, headers) };
  const { results } = (body as { readonly data: { readonly results: readonly PlaceOption[] } }).data;
  placesByQuery.set(query, results);
  return { places: results };
}

/** Why a name cannot be looked up, and what to do. */
export function describePlaceRefusal(status: number, { detail }: ProblemBody, headers: Headers): string {
  if (status === 401 || status === 403)
    return 'The place search needs an API key: enter yours below. Coordinates such as 59.91 10.75 need no search.';
  if (status === 429)
    return `Too many searches. Wait ${headers.get('retry-after') ?? 'a few'} seconds, or enter coordinates.`;
  return detail;
}
