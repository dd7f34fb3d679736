import type { FormContext } from './input-form.ts';
import type { Shape } from './member-names.ts';
import type { Sourced } from './sourced.ts';

/** A body that is being put into the form of its schema. */
export interface BodyInput {
  readonly sent: Sourced;
  readonly shape: Shape;
  /** The members of an object in the body, by its schema; undefined where the body has no such object. */
  shapeOf(member: string): Shape | undefined;
  /** Whether a member of the body, or of an object in it, can have a value. */
  isAccepted(value: unknown, member: string, object?: string): boolean;
  readonly context: FormContext;
}
