import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ERIS = fileURLToPath(new URL('../../layers/swisseph/ephe/s136199s.se1', import.meta.url));
const ENGINE_OFFSET = 10_000;
/** Bytes of the head between its texts and the number: byte order, length, ephemeris, first and last day, count. */
const BEFORE_NUMBER = 4 + 4 + 4 + 8 + 8 + 2;
const NAME_BYTES = 30;

/** The checksum of the head of a file. @source swi_crc32 in swephlib.c of Swiss Ephemeris 2.10.03 */
function checksum(head: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of head) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return ~crc >>> 0;
}

/** The file of Eris as that of another minor planet, of five digits and a name of four letters. */
export function renumberEris(number: number, name: string): Buffer {
  const digits = String(number).padStart(5, '0');
  const content = Buffer.from(
    readFileSync(ERIS, 'latin1')
      .replace('s136199s.se1', `se${digits}s.se1`)
      .replace('136199 Eris', `0${digits} ${name}`),
    'latin1',
  );
  const at = content.indexOf('cba\0') + BEFORE_NUMBER;
  content.writeUInt32LE(ENGINE_OFFSET + number, at);
  const end = at + 4 + NAME_BYTES;
  content.writeUInt32LE(checksum(content.subarray(0, end)), end);
  return content;
}
