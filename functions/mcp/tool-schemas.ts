import type * as z from 'zod';
import { type JsonSchema, toJsonSchema } from '../../lib/requests/json-schema.ts';

/** The JSON Schema of an object, as the protocol requires it. */
interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
}

/** Keywords that say nothing to a model; each costs it tokens in every session. */
const SILENT_INPUT: readonly string[] = [
  '$schema',
  'examples',
  'maxLength',
  'minLength',
  'propertyNames',
  'maxItems',
  'minItems',
  'minimum',
  'exclusiveMinimum',
];
/** What a list in an answer holds is seen in the answer. */
const SILENT_OUTPUT: readonly string[] = [...SILENT_INPUT, 'required', 'items'];

/** Renders the arguments or the values of a tool. */
export const toObjectSchema = (schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema => ({
  ...removeSilent(toJsonSchema(schema, io), io === 'input' ? SILENT_INPUT : SILENT_OUTPUT),
  type: 'object',
});

function removeSilent(schema: JsonSchema, silent: readonly string[]): JsonSchema {
  const members = Object.entries(schema).filter(([key]) => !silent.includes(key));
  return Object.fromEntries(members.map(([key, member]) => [key, removeSilentIn(member, silent)]));
}

function removeSilentIn(member: unknown, silent: readonly string[]): unknown {
  const isSchema = typeof member === 'object' && member !== null && !Array.isArray(member);
  return isSchema ? removeSilent(member as JsonSchema, silent) : member;
}
