import * as z from 'zod';

/** A JSON Schema document, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a renderer of schemas hands over for each of them. */
interface RenderedSchema {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: { additionalProperties?: unknown; minimum?: number; maximum?: number; default?: unknown };
}

/** Members that hold schemas by names that are not JSON Schema's. */
const SCHEMA_MAPS: readonly string[] = ['properties', '$defs'];
/** Members that hold values, not schemas. */
const VALUE_MEMBERS: readonly string[] = ['default', 'const', 'enum', 'examples'];

/**
 * A schema as a JSON Schema document, draft 2020-12: descriptions and examples included, what has an id under `$defs`.
 *
 * @param io the request that is sent, or the answer that is given
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
 * Mends what zod renders too strongly.
 *
 * - A plain `z.object` in an answer is rendered closed: every member added later would break a validating client. One
 *   that is meant to be closed is a `z.strictObject`.
 * - Every `z.int()` is given the bounds of what a double holds exactly.
 */
export function removeFalseBounds({ zodSchema, jsonSchema }: RenderedSchema): void {
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/**
 * States the default of what is read through `z.preprocess`. Zod leaves it out of a request's schema, as it is a value
 * after preprocessing; here that only tidies names, and a tidy name is taken as it is.
 */
export function addDefault({ zodSchema, jsonSchema }: RenderedSchema): void {
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' && jsonSchema.default === undefined) jsonSchema.default = def.defaultValue;
}

/** Applies the `override` that a schema states for documents, as the OpenAPI document does. */
function applyOverride(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { override } = jsonSchema;
  delete jsonSchema.override;
  if (typeof override === 'function') override({ jsonSchema });
  else if (typeof override === 'object') Object.assign(jsonSchema, override);
}

/** OpenAPI 3.0 has one `example`, JSON Schema a list of `examples`. */
function renameExamples(schema: JsonSchema): JsonSchema {
  const { example, ...members } = schema;
  const entries = Object.entries(members).map(([name, member]) => [name, renameExamplesIn(name, member)]);
  return { ...Object.fromEntries(entries), ...(example !== undefined && { examples: [example] }) };
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
