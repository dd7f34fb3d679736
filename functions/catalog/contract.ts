import * as z from 'zod';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { success } from '../../lib/requests/answer.ts';
import { integer } from '../../lib/requests/members.ts';
import { engineObjectRecord, houseSystemRecord, supportedBodyRecord } from './records.ts';
import { CHOICES } from './supported-metadata/choices.ts';
import { type CatalogLists, CHART_LISTS, SERVICE_LISTS } from './supported-metadata/lists.ts';

const listOf = <Entry extends z.ZodType>(entry: Entry, description: string) => z.array(entry).meta({ description });

const HouseSystemsResponse = z
  .object({ success, house_systems: listOf(houseSystemRecord.schema, 'Every system') })
  .meta({ id: 'HouseSystemsResponse', description: 'Every house system of the service' });

const byEngine = (bodies: string) => listOf(engineObjectRecord.schema, `${bodies}, by engine`);

const SupportedObjectsResponse = z
  .object({
    success,
    bodies: listOf(supportedBodyRecord.schema, 'Bodies with category and tradition'),
    total_count: integer('How many `bodies` there are', 30),
    planets: byEngine('Sun to Pluto'),
    asteroids: byEngine('Chiron, Ceres, Pallas, Juno and Vesta'),
    nodes: byEngine('The nodes of the Moon’s orbit'),
    points: byEngine(
      'The Moon’s apogee, Pholus, seven bodies beyond Pluto, Eris to Ixion, and the eight hypothetical planets of the Hamburg school, Cupido to Poseidon',
    ),
  })
  .meta({
    id: 'SupportedObjectsResponse',
    description: 'Every body with its category, and every body with its number in the engine',
  });

const ChoiceRecord = z
  .object({
    id: CHART_LISTS.aspects.schema.element.shape.id,
    description: z.string().meta({ description: 'What it means', example: 'Seen from the center of the Earth.' }),
  })
  .meta({ id: 'Choice', description: 'One name of a closed list' });

const choiceLists = Object.fromEntries(
  Object.keys(CHOICES).map((name) => [
    name,
    listOf(ChoiceRecord, `Names that requests take: ${name.replaceAll('_', ' ')}`),
  ]),
) as { [Name in keyof typeof CHOICES]: z.ZodArray<typeof ChoiceRecord> };

const shapeOf = <Lists extends CatalogLists>(lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Lists]: Lists[Name]['schema'];
  };

/** Every value that a request can choose by name, as closed lists. */
const SupportedMetadataResponse = z
  .object({ success, ...shapeOf(CHART_LISTS), ...choiceLists, ...shapeOf(SERVICE_LISTS) })
  .meta({ id: 'SupportedMetadataResponse', description: 'Every list of names and every limit of the service' });

const JsonSchemaDocument = z.record(z.string(), z.unknown()).meta({
  id: 'JsonSchemaDocument',
  description: 'A JSON Schema document, draft 2020-12, with named schemas in `$defs` and examples in `examples`.',
});

export const contracts = {
  'house-systems': defineContract({ response: HouseSystemsResponse, errors: [] }),
  'supported-objects': defineContract({
    description:
      'Two lists of the same bodies: `bodies` with category and tradition, and `planets`, `asteroids`, `nodes` and `points` with their numbers in the engine. Chiron is a point in the first and an asteroid in the second; Pholus, the seven bodies beyond Pluto and the eight hypothetical planets of the Hamburg school are points in both. These bodies have transits and events, but no returns or risings; the Vertex and the Part of Fortune, points of charts only, have none of them; the lists in `/ephemeris/supported-metadata` name the bodies that have.',
    response: SupportedObjectsResponse,
    errors: [],
  }),
  'supported-metadata': defineContract({
    description:
      'The lists are the tables that the service itself uses. Names are matched without regard to case, spaces or hyphens.',
    response: SupportedMetadataResponse,
    errors: [],
  }),
  'schemas/natal-request': defineContract({
    description:
      'Draft 2020-12, made from the schema that validates requests, with examples. Names are in their canonical form; requests may write them in upper or lower case, with spaces or hyphens.',
    response: JsonSchemaDocument,
    errors: [],
  }),
  'schemas/natal-response': defineContract({
    description:
      'Draft 2020-12, from the schema that answers are held against in the tests. The worked examples are what the service answers to those of the request: one for each `output_mode`.',
    response: JsonSchemaDocument,
    errors: [],
  }),
};
