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
  return renameExamples(JSON.parse(JSON.stringify(document)));
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

/** Replaces OpenAPI's single `example` with JSON Schema's list of `examples`. */
function renameExamples(schema: JsonSchema): JsonSchema {
  const { example, ...members } = schema;
  const entries = Object.entries(members).map(([name, member]) => [name, renameExamplesIn(name, member)]);
  return { ...Object.fromEntries(entries), ...(example !== undefined && { examples: [example] }) };
}

function renameExamplesIn(name: string, member: unknown): unknown {
  if (VALUE_MEMBERS.includes(name)) return member;
  if (Array.isArray(member)) return member.map((one) => (isObject(one) ? renameExamples(one) : one));
  if (!isObject(member)) return member;
  if (!SCHEMA_MAPS.includes(name)) return renameExamples(member);
  const entries = Object.entries(member).map(([key, schema]) => [
    key,
    isObject(schema) ? renameExamples(schema) : schema,
  ]);
  return Object.fromEntries(entries);
}
