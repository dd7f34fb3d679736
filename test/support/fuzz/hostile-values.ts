import fc from 'fast-check';

/** Text that breaks careless programs: prototypes, paths, formats, foreign digits, halves of characters. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '/dev/zero',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '٣٠',
  '１２',
  '𝟙𝟚',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066',
  'İ'.repeat(60),
  '👨‍👩‍👧‍👦'.repeat(20),
  '%s%n%x',
  "'; drop table charts; --",
  '{{7*7}}',
  '1990-06-15T14:30:00+99:99',
  '+99999-12-31T23:59:59Z',
  '-99999-01-01T00:00:00Z',
  '٢٠٢٠-01-01T00:00:00Z',
  '2020-02-30T24:00:60',
  '0000-00-00T00:00:00',
  'a'.repeat(10_000),
];

/** Numbers at the edges of doubles, days and degrees. */
const HOSTILE_NUMBERS: readonly number[] = [
  -0,
  Number.MIN_VALUE,
  Number.EPSILON,
  90 + 1e-13,
  -90.000001,
  180.0000001,
  360,
  99_999,
  -99_999,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e300,
  -1e300,
  Number.MAX_VALUE,
];

/** Any value to substitute for an expected one. */
export const anyHostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { decimal: null }, { decimal: { decimal: 1 } }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);
