import type { z } from 'zod';
import { isObject } from '../../base/is-object.ts';
import { findSchemaFacts, type SchemaFacts } from './schema-facts.ts';

type Schema = z.core.$ZodType;
type Members = Readonly<Record<string, unknown>>;

/** In place of the canonical value of an input that only the whole walk can read. */
export const NOT_PLAIN = Symbol('not plain');

/**
 * The canonical value of an input in which every member stands under its own name and at its own place, as most requests
 * are written. It is the value that `normalizeInput` gives, made without recording where anything was sent, in a tenth
 * of the time.
 *
 * @param sent JSON value as sent
 * @returns NOT_PLAIN for any other input; whether it is refused then, only `normalizeInput` knows
 */
export function normalizePlainly(sent: unknown, schema: Schema): unknown {
  const { form, item, shape, prefaults } = findSchemaFacts(schema);
  const read = form ? form.readPlainly?.(sent) : sent;
  if (read === undefined) return NOT_PLAIN;
  if (item && Array.isArray(read)) return readItems(read, item);
  if (!shape || !isObject(read)) return read;
  return prefaults.some(([name]) => !(name in read)) ? NOT_PLAIN : readMembers(read, shape);
}

function readItems(items: readonly unknown[], schema: Schema): unknown {
  const values: unknown[] = [];
  for (const item of items) {
    const value = normalizePlainly(item, schema);
    if (value === NOT_PLAIN) return NOT_PLAIN;
    values.push(value);
  }
  return values;
}

function readMembers(sent: Members, shape: NonNullable<SchemaFacts['shape']>): unknown {
  if (isChangedByOthers(sent, shape)) return NOT_PLAIN;
  const members: Record<string, unknown> = {};
  for (const name of Object.keys(sent)) {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const value = sent[name];
    // A name that the schema does not have may be another name of a member; null may stand for an absent one.
    if (!schema || value === null) return NOT_PLAIN;
    const part = normalizePlainly(value, schema);
    if (part === NOT_PLAIN) return NOT_PLAIN;
    members[name] = part;
  }
  return members;
}

/** True where a member is read in the light of another one: a list of objects without its set, an ayanamsa of one's own. */
const isChangedByOthers = (sent: Members, shape: NonNullable<SchemaFacts['shape']>): boolean =>
  ('objects' in sent && !('object_set' in sent) && Object.hasOwn(shape, 'object_set')) ||
  (isObject(sent.ayanamsa) && Object.hasOwn(shape, 'user_ayanamsa'));
