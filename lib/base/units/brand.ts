declare const unit: unique symbol;

/** A number with its unit in the type; at run time it is a plain number. */
export type Unit<Name extends string> = number & { readonly [unit]: Name };
