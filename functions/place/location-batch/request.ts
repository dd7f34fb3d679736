import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { batchItems } from '../../../lib/requests/batch.ts';
import { withSeparateItems } from '../../../lib/requests/forms/input-form.ts';
import { Point } from '../coordinates.ts';
import { PlaceQuery } from '../place-query.ts';

const { minimum: FEWEST_LOCATIONS, maximum: MOST_LOCATIONS } = SIZES.locations_per_batch;

/** One look-up of a batch: a name to search for, or a point to look up. */
export const LocationItem = z
  .strictObject({ query: PlaceQuery.optional(), coordinates: Point.optional() })
  .superRefine(({ query, coordinates }, context) => {
    if ((query === undefined) !== (coordinates === undefined)) return;
    context.addIssue({ code: 'custom', message: 'takes exactly one of query and coordinates' });
  })
  .meta({ example: { query: 'Basel' } });

export type LocationItem = z.output<typeof LocationItem>;

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

export const LocationBatchRequest = z.strictObject({ locations: Locations }).meta({
  id: 'LocationBatchRequest',
  description: 'Lookups by name and by coordinates, in any order',
  example: { locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }] },
});
