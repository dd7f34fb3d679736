import type { z } from 'zod';
import { itemSchemaOf, shapeOf, unwrapSchema } from '../issues/schema-path.ts';
import { findInputForm, findSeparateItem, type InputForm } from './input-form.ts';

type Schema = z.core.$ZodType;

/** What the walk along a schema needs to know of it. */
export interface SchemaFacts {
  readonly form: InputForm | undefined;
  /** Schema of the items of a list. */
  readonly item: Schema | undefined;
  /** Members of an object that are read as if they had been sent where they are absent, and what they then have. */
  readonly prefaults: readonly (readonly [name: string, value: unknown])[];
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
    prefaults: listPrefaults(shapeOf(layers) ?? {}),
    shape: shapeOf(layers),
  };
  FACTS.set(schema, facts);
  return facts;
}

/** Members whose form, not their schema, knows what their absence means, as it depends on the time of arrival. */
function listPrefaults(shape: NonNullable<SchemaFacts['shape']>): SchemaFacts['prefaults'] {
  return Object.entries(shape).flatMap(([name, member]) => {
    const definition = (member as z.core.$ZodTypes)._zod.def;
    if (definition.type !== 'prefault') return [];
    const form = findInputForm(unwrapSchema(member));
    const isOfForm = form && form.readPlainly?.(definition.defaultValue) === undefined;
    return isOfForm ? [[name, definition.defaultValue] as const] : [];
  });
}

/** Whether a body has dates that may be relative. */
export const takesRelativeDates = (body: Schema | undefined): boolean =>
  Object.values((body && findSchemaFacts(body).shape) ?? {}).some((member) => findSchemaFacts(member).form?.dateKind);
