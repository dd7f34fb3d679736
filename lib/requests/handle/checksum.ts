/** Bytes of a checksum. */
export const CHECKSUM_BYTES = 4;

const POLYNOMIAL = 0xedb88320;

/** Remainders of the 256 bytes. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => divideByte(byte));

function divideByte(byte: number): number {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
}

/**
 * CRC-32 of bytes, in `[0, 2 ** 32)`; the same as zlib's.
 *
 * It detects any error within 32 bits in a row, so one wrong character always, and another error in all but one of four
 * thousand million cases. It is no signature: anybody can calculate it.
 */
export function calculateChecksum(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (REMAINDERS[(remainder ^ byte) & 0xff] ?? 0);
  return ~remainder >>> 0;
}
