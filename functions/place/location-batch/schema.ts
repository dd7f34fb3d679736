import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { ERROR_CODES } from '../../../lib/errors/catalogue.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { ValidationIssueRecord } from '../../../lib/schemas/validation-issue.ts';
import { AutocompleteData, ReverseData } from '../answers.ts';
import { Point } from '../coordinates.ts';
import { PlaceQuery } from '../place-query.ts';
import { attribution, warnings } from '../place-schema.ts';

const { minimum: FEWEST_LOCATIONS, maximum: MOST_LOCATIONS } = LIMITS.locations_per_batch;

/** One look-up of a batch: a name to search for, or a point to look up. */
export const LocationItem = z
  .strictObject({ query: PlaceQuery.optional(), coordinates: Point.optional() })
  .superRefine(({ query, coordinates }, context) => {
    if ((query === undefined) !== (coordinates === undefined)) return;
    context.addIssue({ code: 'custom', message: 'takes exactly one of query and coordinates' });
  });

export type LocationItem = z.output<typeof LocationItem>;

/** Anything at all: each item is held against {@link LocationItem} by itself, so that a bad one spoils no other. */
const Locations = z
  .array(z.unknown())
  .min(FEWEST_LOCATIONS)
  .superRefine(({ length }, context) => {
    if (length <= MOST_LOCATIONS) return;
    const message = `must have at most ${MOST_LOCATIONS} items, not ${length}`;
    context.addIssue({ code: 'custom', message, params: { problem: 'BatchTooLarge' } });
  })
  .meta({
    description: `The look-ups, ${FEWEST_LOCATIONS} to ${MOST_LOCATIONS}: a \`query\` is a name search, \`coordinates\` a reverse look-up`,
    override: ({ jsonSchema }) => {
      jsonSchema.maxItems = MOST_LOCATIONS;
      const item = z.toJSONSchema(LocationItem, { target: 'openapi-3.0', io: 'input' });
      jsonSchema.items = { ...item, minProperties: 1, maxProperties: 1 };
    },
  });

export const LocationBatchRequest = z.strictObject({ locations: Locations }).meta({
  id: 'LocationBatchRequest',
  description: 'Look-ups by name and by coordinates, mixed at will',
  example: { locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }] },
});

const index = z.int().meta({ description: 'Place of the item in the request, from 0', example: 0 });

const search = z.literal('search').meta({ description: 'The item is a name search', example: 'search' });
const reverse = z.literal('reverse').meta({ description: 'The item is a reverse look-up', example: 'reverse' });

const SearchElement = z
  .object({
    index,
    success,
    type: search,
    query: z.string().meta({ description: 'As it was searched for', example: 'Basel' }),
    data: AutocompleteData,
    warnings,
  })
  .meta({ id: 'LocationSearchElement', description: 'What /location/autocomplete answers for the query' });

const ReverseElement = z
  .object({ index, success, type: reverse, coordinates: Point, data: ReverseData, warnings })
  .meta({ id: 'LocationReverseElement', description: 'What /location/reverse answers for the coordinates' });

const FailedElement = z
  .object({
    index,
    success: z.literal(false).meta({ description: 'Always false: this item has no answer', example: false }),
    type: z.union([search, reverse]).optional().meta({ description: 'Left out where the item says neither' }),
    error: z.enum(ERROR_CODES).meta({ description: 'The error code', example: 'InvalidLatitude' }),
    detail: z.string().meta({
      description: 'What is wrong with this item',
      example: 'body.locations[1].coordinates.lat must be ≤ 90',
    }),
    errors: z.array(ValidationIssueRecord).meta({ description: 'Every fault of this item' }),
  })
  .meta({ id: 'FailedLocation', description: 'Stands in the place of an item that could not be answered' });

export const LocationBatchResponse = z
  .object({
    success,
    data: z
      .array(z.union([SearchElement, ReverseElement, FailedElement]))
      .meta({ description: 'One element for every item, in the order of the request' }),
    attribution,
  })
  .meta({ id: 'LocationBatchResponse', description: 'Answers in the order of the items' });

export type LocationBatchResponse = z.output<typeof LocationBatchResponse>;
