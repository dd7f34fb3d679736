import * as z from 'zod';
import type { ErrorCode } from '../base/errors/catalog.ts';

/**
 * The specific error code of a schema: an issue found in it or below it is reported under that code instead of
 * `ValidationError`. Register last in a chain of calls: zod copies a schema on `.meta()` and the like, and a copy
 * is not registered.
 */
export const problemCode: z.core.$ZodRegistry<{
  /** Absent: issues keep the code of a part of the schema or of a schema around it. */
  readonly code?: ErrorCode;
  /** Code of a member that the object schema does not have, where its members are names of a catalog. */
  readonly unknownMemberCode?: ErrorCode;
  /** Codes under which a value that fits the schema can still be refused. */
  readonly laterCodes?: readonly ErrorCode[];
}> = z.registry();
