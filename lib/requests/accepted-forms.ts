import * as z from 'zod';

/** What a request can state for a schema, in words. */
export interface AcceptedForms {
  /** Follows "must be" and "is required:", such as "a number of degrees or {decimal}". */
  readonly forms: string;
  /** How to find a value for those who sent a text or a member of their own. */
  readonly hint?: string;
}

/**
 * Words for schemas whose type alone would mislead: a coordinate is an object only after preprocessing. Register last in
 * a chain of calls, as with `problemCode`.
 */
export const acceptedForms: z.core.$ZodRegistry<AcceptedForms> = z.registry();

/** The words for a schema, given with the schemas inside its wrappers. */
export const findAcceptedForms = (schemas: readonly z.core.$ZodType[]): AcceptedForms | undefined =>
  schemas.map((schema) => acceptedForms.get(schema)).find((words) => words !== undefined);
