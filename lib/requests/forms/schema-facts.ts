import type { z } from 'zod';
import { itemSchemaOf, shapeOf, unwrapSchema } from '../issues/schema-path.ts';
import { findInputForm, findSeparateItem, type InputForm } from './input-form.ts';

type Schema = z.core.$ZodType;

/** What the walk along a schema needs to know of it. */
export interface SchemaFacts {
  readonly form: InputForm | undefined;
  /** Schema of the items of a list. */
  readonly item: Schema | undefined;
  /** Members of an object. */
  readonly shape: Readonly<Record<string, Schema>> | undefined;
}

const FACTS = new WeakMap<Schema, SchemaFacts>();

/** The facts of a schema, found once: unwrapping it for each request would take most of the walk's time. */
export function findSchemaFacts(schema: Schema): SchemaFacts {
  const known = FACTS.get(schema);
  if (known) return known;
  const layers = unwrapSchema(schema);
  const facts = {
    form: findInputForm(layers),
    item: findSeparateItem(layers) ?? itemSchemaOf(layers),
    shape: shapeOf(layers),
  };
  FACTS.set(schema, facts);
  return facts;
}
