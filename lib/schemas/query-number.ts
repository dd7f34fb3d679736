import * as z from 'zod';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * A number as a query parameter: decimal digits that make a finite number, a whole one where the schema wants
 * that, and nothing else. `Number()` alone would take an empty text for 0 and read `0x10` and `Infinity`.
 */
export function queryNumber<Schema extends z.ZodNumber>(schema: Schema) {
  return z.preprocess((sent, context) => {
    if (typeof sent !== 'string') return sent;
    const number = DECIMAL.test(sent) ? Number(sent) : Number.NaN;
    const isOfItsKind = schema.isInt ? Number.isInteger(number) : Number.isFinite(number);
    if (isOfItsKind) return number;
    const message = schema.isInt ? 'must be a whole number' : 'must be a decimal number, such as 47.5596';
    context.issues.push({ code: 'custom', input: sent, message });
    return z.NEVER;
  }, schema);
}
