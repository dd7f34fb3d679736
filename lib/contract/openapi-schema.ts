import type { OpenApiSchema, SchemaType } from './openapi-document.ts';

/** Whether null is a value of a schema. */
export const isNullable = ({ type, anyOf, oneOf }: OpenApiSchema): boolean =>
  [type].flat().includes('null') || (oneOf ?? anyOf ?? []).some((option) => option.type === 'null');

/** The type of a schema besides null; undefined for a reference, a choice and several types. */
export function typeOf({ type }: OpenApiSchema): Exclude<SchemaType, 'null'> | undefined {
  const [only, ...others] = listTypes(type);
  return others.length === 0 ? only : undefined;
}

/** The forms of a value besides null: those of a choice, or one for each of several types. Undefined for a single form. */
export function findForms({ anyOf, oneOf, ...schema }: OpenApiSchema): readonly OpenApiSchema[] | undefined {
  const types = listTypes(schema.type);
  if (types.length > 1) return types.map((type) => ({ ...schema, type }));
  return (oneOf ?? anyOf)?.filter(({ type }) => type !== 'null');
}

/** The listed values of a schema besides null; undefined where it lists none. */
export const findChoices = (schema: OpenApiSchema): readonly unknown[] | undefined =>
  (schema.const === undefined ? schema.enum : [schema.const])?.filter((value) => value !== null);

/** The example of a schema. */
export const exampleOf = ({ examples = [] }: OpenApiSchema): unknown => examples[0];

const listTypes = (type: OpenApiSchema['type']): readonly Exclude<SchemaType, 'null'>[] =>
  [type ?? []].flat().filter((one) => one !== 'null');
