/** Digits of Base64, RFC 4648, table 1. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

const DATA_BITS = 5;
const CONTINUES = 1 << DATA_BITS;
const DATA_MASK = CONTINUES - 1;

/**
 * Writes integers as text: five bits to a Base64 digit, the lowest bits first, the sixth bit where more digits follow; the
 * lowest bit of a number is its sign. This is the variable-length quantity of source maps.
 *
 * @source ECMA-426, Source map format, "Base64 VLQ": compared with the mappings that esbuild 0.28.2 writes
 */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(encodeNumber).join('');
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    const digit = rest & DATA_MASK;
    rest >>>= DATA_BITS;
    text += DIGITS[rest > 0 ? digit | CONTINUES : digit];
  } while (rest > 0);
  return text;
}

/** Reads text of {@link encodeNumbers}. @throws RangeError for another character */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const digit = VALUES.get(text.charCodeAt(index));
    if (digit === undefined) throw new RangeError(`"${text[index]}" is not a Base64 digit`);
    value += (digit & DATA_MASK) << shift;
    shift += DATA_BITS;
    if (digit >= CONTINUES) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
