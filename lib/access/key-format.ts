import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * What every API key begins with, so that people, log filters and secret scanners know one when they see it.
 *
 * @source "Behind GitHub's new authentication token formats", The GitHub Blog, 5 April 2021
 * (https://github.blog/2021-04-05-behind-githubs-new-authentication-token-formats/): a prefix with an underscore, at
 * which no double click stops, and in the last six characters a CRC-32 in base 62, by which a look-alike or a typing
 * error is told without a database
 */
export const KEY_PREFIX = 'natal_';

/** 256 bits: nobody finds one by trying, whatever the rate limits are. */
const SECRET_BYTES = 32;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** ⌈256 / log₂ 62⌉ */
const SECRET_LENGTH = 43;
/** ⌈32 / log₂ 62⌉ */
const CHECKSUM_LENGTH = 6;

const SHAPE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** Makes up a key: `natal_`, 43 characters of chance, 6 of checksum. Shown to its owner once and kept nowhere. */
export function makeKey(): string {
  const body = `${KEY_PREFIX}${makeSecret()}`;
  return body + checksumOf(body);
}

/** 256 bits of chance as 43 letters and digits. */
export function makeSecret(): string {
  return toBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
}

/** Whether a text that says it is one of our keys was copied wrongly. Texts without the prefix say no such thing. */
export function isMiscopied(text: string): boolean {
  if (!text.startsWith(KEY_PREFIX)) return false;
  if (!SHAPE.test(text)) return true;
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) !== text.slice(-CHECKSUM_LENGTH);
}

/** Enough of a key to know it again, far too little to guess it: the prefix and four characters. */
export const hintOf = (key: string): string => `${key.slice(0, KEY_PREFIX.length + 4)}…`;

const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);

function toBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}
