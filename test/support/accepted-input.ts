import type * as z from 'zod';
import { normalizeInput } from '../../lib/requests/forms/normalize.ts';
import { Subject } from '../../lib/requests/subject.ts';

/** Parses a value as the service does: in any accepted form. Places are given by coordinates, as nothing is looked up. */
export function parseAccepted<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const { value, issues } = normalizeInput(input, schema, { now: new Date(0), findPlace: () => undefined });
  if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('; '));
  return schema.safeParse(value);
}

/** A subject in any accepted form, valid. */
export function parseSubject(input: unknown): Subject {
  const { data, error } = parseAccepted(Subject, input);
  if (error) throw error;
  return data;
}
