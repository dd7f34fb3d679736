import type { OpenApiSchema } from '../../lib/openapi/contract.ts';

/** Name of the component to which a schema refers, directly or as its only part. */
export function referenceOf({ $ref, allOf }: OpenApiSchema): string | undefined {
  const target = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
  return target?.split('/').at(-1);
}
