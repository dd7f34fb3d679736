import type { z } from 'zod';
import { shapeOf, unwrapSchema } from './issues/schema-path.ts';

/**
 * Names of the columns of a table whose rows are records of one of some schemas: those of its scalar members, with dots in nested
 * ones. Members of the record itself come first; a union has the members of all its alternatives, each once.
 *
 * @example listColumns(z.object({ a: z.object({ b: z.number() }), c: z.string() })) // ['c', 'a.b']
 */
export function listColumns(...records: readonly z.core.$ZodType[]): readonly string[] {
  const names = [...new Set(records.flatMap((record) => listScalars(record, [])))];
  const isNested = (name: string): boolean => name.includes('.');
  return [...names.filter((name) => !isNested(name)), ...names.filter(isNested)];
}

function listScalars(schema: z.core.$ZodType, path: readonly string[]): readonly string[] {
  const layers = unwrapSchema(schema);
  const shape = shapeOf(layers);
  if (shape) return Object.entries(shape).flatMap(([name, member]) => listScalars(member, [...path, name]));
  const innermost = layers.at(-1) ?? schema;
  if (isListOfRecords(innermost)) return [];
  const alternatives = alternativesOf(innermost);
  return alternatives ? alternatives.flatMap((one) => listScalars(one, path)) : [path.join('.')];
}

/** A cell has no room for the records of a list. */
function isListOfRecords(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'array' && shapeOf(unwrapSchema(def.element)) !== undefined;
}

function alternativesOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'union' ? def.options : undefined;
}
