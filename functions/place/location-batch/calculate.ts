import { Problem } from '../../../lib/errors/problem.ts';
import { toValidationIssues, toValidationProblem } from '../../../lib/schemas/issues/validation-issues.ts';
import { type PlaceServices, placeAt, searchPlaces } from '../look-ups.ts';
import { LocationItem } from './schema.ts';

/** So many results for each query of a batch. */
const RESULTS_PER_QUERY = 10;

/**
 * Looks every item up by itself, all at once: in the place of one that fails stands why it did.
 *
 * @param items as they were sent
 */
export async function locationBatch(items: readonly unknown[], services: PlaceServices) {
  const outcomes = await Promise.all(items.map((sent, index) => outcomeOf(sent, index, services)));
  const credits = outcomes.flatMap(({ attribution }) => attribution ?? []);
  return {
    data: outcomes.map(({ element }) => element),
    attribution: [...new Set(credits)].join('; ') || services.zoneLookup.attribution,
  };
}

async function outcomeOf(sent: unknown, index: number, services: PlaceServices) {
  try {
    const { attribution, ...answer } = await lookUp(readItem(sent, `body.locations[${index}]`), services);
    return { element: { index, success: true as const, ...answer }, attribution };
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return { element: failedElement(failure, sent, index), attribution: undefined };
  }
}

async function lookUp({ query, coordinates }: LocationItem, services: PlaceServices) {
  if (query !== undefined) {
    return { type: 'search' as const, query, ...(await searchPlaces(query, RESULTS_PER_QUERY, services)) };
  }
  if (coordinates) return { type: 'reverse' as const, coordinates, ...(await placeAt(coordinates, services)) };
  throw new Error('an item without query and coordinates passed its schema');
}

function readItem(sent: unknown, location: string): LocationItem {
  const { success, data, error } = LocationItem.safeParse(sent);
  if (success) return data;
  throw toValidationProblem(toValidationIssues({ name: location, input: sent, schema: LocationItem }, error.issues));
}

function failedElement({ code, message, issues }: Problem, sent: unknown, index: number) {
  const type = typeOf(sent);
  return { index, success: false as const, ...(type && { type }), error: code, detail: message, errors: [...issues] };
}

/** What a malformed item was meant to be, where it leaves no doubt. */
function typeOf(sent: unknown): 'search' | 'reverse' | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const hasQuery = 'query' in sent;
  if (hasQuery === 'coordinates' in sent) return undefined;
  return hasQuery ? 'search' : 'reverse';
}
