declare const unit: unique symbol;

/** A number that remembers its unit at compile time and costs nothing at run time. */
export type Unit<Name extends string> = number & { readonly [unit]: Name };
