/** Clocks of every made-up zone: local mean time, standard time, daylight-saving time. */
const CLOCKS = Buffer.from([...[0, 0, 0x0a, 0x14, 0, 0], ...[0, 0, 0x0e, 0x10, 0, 4], ...[0, 0, 0x1c, 0x20, 1, 8]]);
const LETTERS = Buffer.from('LMT\0CET\0CEST\0');

function header(counts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('TZif2');
  counts.forEach((count, index) => void bytes.writeUInt32BE(count, 20 + 4 * index));
  return bytes;
}

/**
 * A compiled time zone file, with an empty 32-bit part as "slim" files have it.
 *
 * @param transitions Unix seconds, and the clock from then on: 0 LMT (+0:43), 1 CET, 2 CEST
 * @source RFC 9636 §3
 */
export function buildTzif(transitions: readonly (readonly [number, number])[], footer: string): Buffer {
  const times = Buffer.alloc(8 * transitions.length);
  transitions.forEach(([time], index) => void times.writeBigInt64BE(BigInt(time), 8 * index));
  const indexes = Buffer.from(transitions.map(([, clock]) => clock));
  const counts = header([0, 0, 0, transitions.length, 3, LETTERS.length]);
  const empty = [header([0, 0, 0, 0, 1, 1]), Buffer.alloc(7)];
  return Buffer.concat([...empty, counts, times, indexes, CLOCKS, LETTERS, Buffer.from(`\n${footer}\n`)]);
}
