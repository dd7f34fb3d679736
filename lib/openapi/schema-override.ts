import type { ZodOpenApiOverrideContext } from 'zod-openapi';

type JsonSchema = ZodOpenApiOverrideContext['jsonSchema'];

/**
 * Mends what zod renders too strongly, or in a way that OpenAPI 3.0 gives no meaning to.
 *
 * - A plain `z.object` in an answer is rendered closed: every member added later would break a validating client.
 *   One that is meant to be closed is a `z.strictObject`.
 * - Every `z.int()` is given the bounds of what a double holds exactly.
 */
export function plainSchemas({ jsonSchema, zodSchema }: ZodOpenApiOverrideContext): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  nullableOptions(jsonSchema);
}

/** `nullable` counts only beside a `type`; a choice has none of its own, so its options take the word over. */
function nullableOptions(schema: JsonSchema): void {
  const options = schema.anyOf;
  if (!schema.nullable || schema.type !== undefined || !options?.every(({ type }) => type !== undefined)) return;
  schema.anyOf = options.map((option) => ({ ...option, nullable: true }));
  delete schema.nullable;
}
