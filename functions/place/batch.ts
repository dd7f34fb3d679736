import * as z from 'zod';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import { batchItems } from '../../lib/requests/batch.ts';
import { example } from '../../lib/requests/examples.ts';
import { withSeparateItems } from '../../lib/requests/forms/input-form.ts';
import { readSeparateItem } from '../../lib/requests/forms/refused-item.ts';
import type { contracts } from './contract.ts';
import { PlaceQuery, Point } from './coordinates.ts';
import type { locationBatch } from './endpoints.ts';
import { findPlaceAt, findPlaces, type PlaceServices } from './look-ups.ts';

const { minimum: FEWEST_LOCATIONS, maximum: MOST_LOCATIONS } = SIZES.locations_per_batch;

/** One look-up of a batch: a name to search for, or a point to look up. */
const LocationItem = z
  .strictObject({ query: PlaceQuery.optional(), coordinates: Point.optional() })
  .superRefine(({ query, coordinates }, context) => {
    if ((query === undefined) !== (coordinates === undefined)) return;
    context.addIssue({ code: 'custom', message: 'takes exactly one of query and coordinates' });
  })
  .meta({ example: { query: 'Basel' } });

type LocationItem = z.output<typeof LocationItem>;

const COORDINATE_TEXT = { type: 'string', maxLength: 40, description: 'As people write it' } as const;

/** Shows that coordinates can be texts too, which zod does not know. */
function showTextForms(point: z.core.JSONSchema._JSONSchema | undefined): void {
  if (typeof point !== 'object') return;
  for (const [axis, number] of Object.entries(point.properties ?? {})) {
    if (typeof number !== 'object') continue;
    const { description = '', example: _, ...bounds } = number;
    const text = { ...COORDINATE_TEXT, example: axis === 'lat' ? '47n34' : '7e35' };
    point.properties = { ...point.properties, [axis]: { description, oneOf: [bounds, text] } };
  }
}

/** Accepts any items: each is validated against {@link LocationItem} separately, so an invalid one fails alone. */
const Locations = withSeparateItems(
  batchItems(SIZES.locations_per_batch).meta({
    description: `The look-ups, ${FEWEST_LOCATIONS} to ${MOST_LOCATIONS}: a \`query\` is a name search, \`coordinates\` a reverse look-up`,
    example: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }],
    override: ({ jsonSchema }) => {
      jsonSchema.maxItems = MOST_LOCATIONS;
      const item = z.toJSONSchema(LocationItem, { target: 'openapi-3.0', io: 'input' });
      showTextForms(item.properties?.coordinates);
      jsonSchema.items = { ...item, minProperties: 1, maxProperties: 1 };
    },
  }),
  LocationItem,
);

const LocationBatchRequest = z.strictObject({ locations: Locations }).meta({
  id: 'LocationBatchRequest',
  description: 'Lookups by name and by coordinates, in any order',
  example: { locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }] },
});

/** Maximum number of results for each query of a batch. */
const RESULTS_PER_QUERY = 10;

/**
 * Looks up all items concurrently and independently. The result of a failed item is its error.
 *
 * @param items as sent by the client, not yet validated
 */
async function lookUpLocations(items: readonly unknown[], services: PlaceServices) {
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

export const batchLookup: EndpointHandler = defineHandler<typeof locationBatch, (typeof contracts)['batch']>()({
  request: { body: LocationBatchRequest },
  examples: [
    example('mixed', 'A name and a point', {
      locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }],
    }),
  ],
  run: ({ body }, services) => lookUpLocations(body.locations, services),
});
