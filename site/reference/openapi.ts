import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { findForms } from '../../lib/contract/openapi-schema.ts';

/** Name of the component to which a schema refers. */
export const referenceOf = ({ $ref }: OpenApiSchema): string | undefined => $ref?.split('/').at(-1);

/** Alternative forms of a value, except those of a union of named types, which its kind names. */
export function listForms(schema: OpenApiSchema): readonly OpenApiSchema[] {
  const forms = findForms(schema) ?? [];
  return forms.some((form) => referenceOf(form) === undefined) ? forms : [];
}

/** Names of the members of an object, or of every form that is one, each once. */
export const listDocumentedMembers = (schema: OpenApiSchema): readonly string[] => [
  ...new Set([schema, ...listForms(schema)].flatMap(({ properties = {} }) => Object.keys(properties))),
];

/** The unnamed object that a member is, or whose list it is. */
export const findInnerObject = (member: OpenApiSchema): OpenApiSchema | undefined =>
  [member, member.items || {}].find(({ properties }) => properties !== undefined);
