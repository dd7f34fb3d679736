import fc from 'fast-check';

/** Path of the request that is hidden in the body of another. */
export const HIDDEN = '/charts/hidden';

const HIDDEN_REQUEST = `GET ${HIDDEN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

/** Headers that state the length of a body. */
const LENGTHS = [
  'Content-Length: 4',
  'Content-Length: 400',
  'Content-Length: +4',
  'Content-Length: 4, 400',
  'Content-Length: 0x4',
];
const CODINGS = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: CHUNKED',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding:\x0bchunked',
];

const BODIES = [`0\r\n\r\n${HIDDEN_REQUEST}`, `{}  ${HIDDEN_REQUEST}`, `4\r\n{}  \r\n0\r\n\r\n${HIDDEN_REQUEST}`];

/** Two headers that disagree about where the body ends, so that two servers can read different requests. */
const anyContradiction = fc.oneof(
  fc.tuple(fc.constantFrom(...LENGTHS), fc.constantFrom(...CODINGS)),
  fc.tuple(fc.constantFrom(...CODINGS), fc.constantFrom(...LENGTHS)),
  fc.uniqueArray(fc.constantFrom(...LENGTHS), { minLength: 2, maxLength: 2 }),
);

/** A request whose end can be read in two ways, with another request after one of the ends. */
export const anySmuggler: fc.Arbitrary<string> = fc
  .tuple(anyContradiction, fc.constantFrom('X-Before: 1', 'Content-Type: application/json'), fc.constantFrom(...BODIES))
  .map(
    ([framing, other, body]) => `${['POST /echo HTTP/1.1', 'Host: x', other, ...framing].join('\r\n')}\r\n\r\n${body}`,
  );
