/** A fault of a form with the name of its control; without one it concerns the whole form. */
export interface FieldFault<Name extends string> {
  readonly field?: Name | undefined;
  readonly message: string;
}
