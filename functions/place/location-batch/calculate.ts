import { Problem } from '../../../lib/base/errors/problem.ts';
import { readSeparateItem } from '../../../lib/requests/forms/refused-item.ts';
import { findPlaceAt, findPlaces, type PlaceServices } from '../look-ups.ts';
import { LocationItem } from './request.ts';

/** Maximum number of results for each query of a batch. */
const RESULTS_PER_QUERY = 10;

/**
 * Looks up all items concurrently and independently. The result of a failed item is its error.
 *
 * @param items as sent by the client, not yet validated
 */
export async function lookUpLocations(items: readonly unknown[], services: PlaceServices) {
  const outcomes = await Promise.all(items.map((sent, index) => lookUpItem(sent, index, services)));
  const credits = outcomes.flatMap(({ attribution }) => attribution ?? []);
  return {
    data: outcomes.map(({ element }) => element),
    attribution: [...new Set(credits)].join('; ') || services.zoneLookup.attribution,
  };
}

async function lookUpItem(sent: unknown, index: number, services: PlaceServices) {
  try {
    const { attribution, ...answer } = await lookUp(
      readSeparateItem(sent, LocationItem, `body.locations[${index}]`),
      services,
    );
    return { element: { index, success: true as const, ...answer }, attribution };
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return { element: toFailedElement(failure, sent, index), attribution: undefined };
  }
}

async function lookUp({ query, coordinates }: LocationItem, services: PlaceServices) {
  if (query !== undefined) {
    return { type: 'search' as const, query, ...(await findPlaces(query, RESULTS_PER_QUERY, services)) };
  }
  if (coordinates) return { type: 'reverse' as const, coordinates, ...(await findPlaceAt(coordinates, services)) };
  throw new Error('an item without query and coordinates passed its schema');
}

function toFailedElement({ code, message, issues }: Problem, sent: unknown, index: number) {
  const type = guessItemType(sent);
  return { index, success: false as const, ...(type && { type }), error: code, detail: message, errors: [...issues] };
}

/** The intended type of a malformed item; undefined when it is ambiguous. */
function guessItemType(sent: unknown): 'search' | 'reverse' | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const hasQuery = 'query' in sent;
  if (hasQuery === 'coordinates' in sent) return undefined;
  return hasQuery ? 'search' : 'reverse';
}
