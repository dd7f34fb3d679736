import * as z from 'zod';
import { isObject } from '../base/is-object.ts';

/** A JSON Schema document, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema and its rendering, as the renderer passes them to an override. */
interface RenderedSchema {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: { additionalProperties?: unknown; minimum?: number; maximum?: number; default?: unknown };
}

/** Members whose keys are arbitrary names and whose values are schemas. */
const SCHEMA_MAPS: readonly string[] = ['properties', '$defs'];
/** Members that contain values rather than schemas. */
const VALUE_MEMBERS: readonly string[] = ['default', 'const', 'enum', 'examples'];

/**
 * Renders a schema as a JSON Schema document, draft 2020-12, with descriptions and examples; schemas with an id are
 * under `$defs`.
 *
 * @param io `input` for a request, `output` for an answer
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const document = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    override: (rendered) => {
      removeFalseBounds(rendered);
      addDefault(rendered);
      applyOverride(rendered.jsonSchema);
    },
  });
  return mapSchemas(JSON.parse(JSON.stringify(document)), renameExample);
}

/**
 * Removes constraints that zod adds to the rendering but the schema does not state.
 *
 * - Zod renders a plain `z.object` in an answer as closed, so that every member added later would break a validating
 *   client. Objects that are meant to be closed are `z.strictObject`.
 * - Zod gives every `z.int()` the bounds of the safe integers.
 */
export function removeFalseBounds({ zodSchema, jsonSchema }: RenderedSchema): void {
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/**
 * Adds the default of a schema that uses `z.preprocess`. Zod omits it from a request's schema because a default is a
 * value after preprocessing; here preprocessing only normalizes names, and a canonical name is valid input.
 */
export function addDefault({ zodSchema, jsonSchema }: RenderedSchema): void {
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' && jsonSchema.default === undefined) jsonSchema.default = def.defaultValue;
}

/** Applies the `override` in a schema's metadata, as the OpenAPI document does. */
function applyOverride(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { override } = jsonSchema;
  delete jsonSchema.override;
  if (typeof override === 'function') override({ jsonSchema });
  else if (typeof override === 'object') Object.assign(jsonSchema, override);
}

/** Replaces the single `example` of a schema's metadata with JSON Schema's list of `examples`. A header has one of its own. */
export const renameExample = ({ example, ...schema }: JsonSchema): JsonSchema => {
  if (example === undefined) return schema;
  return { ...schema, ...('schema' in schema ? { example } : { examples: [example] }) };
};

/** Changes every schema of a document, inner ones first. Values are left alone, and members that share a keyword's name. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const mapAny = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapAny);
    return isObject(value) ? mapSchemas(value, change) : value;
  };
  const entries = Object.entries(schema).map(([name, value]) => {
    if (VALUE_MEMBERS.includes(name)) return [name, value];
    return [name, SCHEMA_MAPS.includes(name) && isObject(value) ? mapMembers(value, mapAny) : mapAny(value)];
  });
  return change(Object.fromEntries(entries));
}

const mapMembers = (members: JsonSchema, map: (value: unknown) => unknown): JsonSchema =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, map(member)]));
