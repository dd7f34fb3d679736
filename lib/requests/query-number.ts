import * as z from 'zod';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * Schema of a number in a query parameter: decimal notation of a finite number, or of a whole one when the schema is an
 * integer. `Number()` alone would read an empty text as 0 and accept `0x10` and `Infinity`.
 *
 * @param expected what must be sent where the schema takes no whole number, in the words of an error message
 */
export function queryNumber<Schema extends z.ZodNumber>(
  schema: Schema,
  expected = 'a decimal number, such as 47.5596',
) {
  return z.preprocess((sent, context) => {
    if (typeof sent !== 'string') return sent;
    const number = DECIMAL.test(sent) ? Number(sent) : Number.NaN;
    const isOfItsKind = schema.isInt ? Number.isInteger(number) : Number.isFinite(number);
    if (isOfItsKind) return number;
    const message = `must be ${schema.isInt ? 'a whole number' : expected}`;
    context.issues.push({ code: 'custom', input: sent, message });
    return z.NEVER;
  }, schema);
}
