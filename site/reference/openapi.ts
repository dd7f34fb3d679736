import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';

/** Name of the component to which a schema refers, directly or as its only part. */
export function referenceOf({ $ref, allOf }: OpenApiSchema): string | undefined {
  const target = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
  return target?.split('/').at(-1);
}

/** Alternative forms of a value, except those of a union of named types, which its kind names. */
export function listForms({ anyOf, oneOf }: OpenApiSchema): readonly OpenApiSchema[] {
  const forms = oneOf ?? anyOf ?? [];
  return forms.some((form) => referenceOf(form) === undefined) ? forms : [];
}

/** Names of the members of an object, or of every form that is one, each once. */
export const listDocumentedMembers = (schema: OpenApiSchema): readonly string[] => [
  ...new Set([schema, ...listForms(schema)].flatMap(({ properties = {} }) => Object.keys(properties))),
];
