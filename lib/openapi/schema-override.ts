import type { ZodOpenApiOverrideContext } from 'zod-openapi';
import { withDefault, withoutFalseBounds } from '../schemas/json-schema.ts';

type JsonSchema = ZodOpenApiOverrideContext['jsonSchema'];

/** Mends what zod renders too strongly, or in a way that OpenAPI 3.0 gives no meaning to. */
export function plainSchemas({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  withoutFalseBounds({ jsonSchema, zodSchema });
  withDefault({ jsonSchema, zodSchema });
  nullableOptions(jsonSchema);
  nullableChoice(jsonSchema);
}

/** `nullable` counts only beside a `type`; a choice has none of its own, so its options take the word over. */
function nullableOptions(schema: JsonSchema): void {
  const options = schema.anyOf;
  if (!schema.nullable || schema.type !== undefined || !options?.every(({ type }) => type !== undefined)) return;
  schema.anyOf = options.map((option) => ({ ...option, nullable: true }));
  delete schema.nullable;
}

/** `nullable` adds to the types, not to the values: a choice that may be null has to list null as well (OpenAPI 3.0.3). */
function nullableChoice(schema: JsonSchema): void {
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}
