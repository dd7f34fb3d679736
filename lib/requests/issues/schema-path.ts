import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Lists a schema and the schemas inside its optional, default, preprocessing and one-option wrappers, outermost first. */
export function unwrapSchema(schema: Schema): Schema[] {
  const layers = [schema];
  for (let inner = innerSchemaOf(schema); inner; inner = innerSchemaOf(inner)) layers.push(inner);
  return layers;
}

function innerSchemaOf(schema: Schema): Schema | undefined {
  const definition = definitionOf(schema);
  if ('innerType' in definition) return definition.innerType;
  if (definition.type === 'union' && definition.options.length === 1) return definition.options[0];
  if (definition.type !== 'pipe') return undefined;
  const isPreprocessed = definitionOf(definition.in).type === 'transform';
  return isPreprocessed ? definition.out : definition.in;
}

/** The members of an object schema, given with its wrappers; undefined when it is not an object. */
export function shapeOf(layers: readonly Schema[]): Readonly<Record<string, Schema>> | undefined {
  const innermost = layers.at(-1);
  const definition = innermost && definitionOf(innermost);
  return definition?.type === 'object' ? definition.shape : undefined;
}

/** The schema of a list's items, given with the wrappers of the list; undefined when it is not a list. */
export function itemSchemaOf(layers: readonly Schema[]): Schema | undefined {
  const innermost = layers.at(-1);
  const definition = innermost && definitionOf(innermost);
  return definition?.type === 'array' ? definition.element : undefined;
}

function childSchemaOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const definition = definitionOf(schema);
  if (definition.type === 'object')
    return Object.hasOwn(definition.shape, key) ? definition.shape[String(key)] : undefined;
  if (definition.type === 'array') return definition.element;
  return definition.type === 'record' ? definition.valueType : undefined;
}

/** Lists the schemas along a path in the input, outermost first. */
export function listSchemasAlong(root: Schema, path: Path): readonly Schema[] {
  const schemas = unwrapSchema(root);
  for (const key of path) {
    const child = childSchemaOf(schemas.at(-1) as Schema, key);
    if (!child) break;
    schemas.push(...unwrapSchema(child));
  }
  return schemas;
}

/** Lists the schema at a path in the input and those inside its wrappers, outermost first; empty where there is none. */
export function listSchemasAt(root: Schema, path: Path): readonly Schema[] {
  let schemas = unwrapSchema(root);
  for (const key of path) {
    const child = childSchemaOf(schemas.at(-1) as Schema, key);
    if (!child) return [];
    schemas = unwrapSchema(child);
  }
  return schemas;
}

/** Lists the member names of an object schema, given with its wrappers; empty when it is not an object. */
export const listMemberNames = (schemas: readonly Schema[]): readonly string[] => Object.keys(shapeOf(schemas) ?? {});

/**
 * Lists the paths of the members of an object schema and of the objects among them, such as `options` and `options.orbs`;
 * empty when it is not an object.
 */
export function listMemberPaths(root: Schema): readonly string[] {
  const shape = shapeOf(unwrapSchema(root)) ?? {};
  const names = Object.keys(shape);
  const inner = Object.entries(shape).flatMap(([name, child]) =>
    listMemberNames(unwrapSchema(child)).map((innerName) => `${name}.${innerName}`),
  );
  return [...names, ...inner];
}
