import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * Prefix of every API key, by which people, log filters and secret scanners recognize one.
 *
 * @source "Behind GitHub's new authentication token formats", The GitHub Blog, 5 April 2021
 * (https://github.blog/2021-04-05-behind-githubs-new-authentication-token-formats/): a prefix with an underscore, so
 * that a double click selects the whole key, and a CRC-32 in base 62 as the last six characters, which detects
 * look-alikes and typing errors without a database
 */
const KEY_PREFIX = 'natal_';

/** 256 bits: too many to guess at any request rate. */
const SECRET_BYTES = 32;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** ⌈256 / log₂ 62⌉ */
const SECRET_LENGTH = 43;
/** ⌈32 / log₂ 62⌉ */
const CHECKSUM_LENGTH = 6;

const SHAPE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** Creates a key: `natal_`, 43 random characters, 6 of checksum. Its owner sees it once; it is stored nowhere. */
export function makeKey(): string {
  const body = `${KEY_PREFIX}${makeSecret()}`;
  return body + checksumOf(body);
}

/** 256 random bits as 43 letters and digits. */
export function makeSecret(): string {
  return toBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
}

/** Whether a text with the key prefix is not a well-formed key. False for texts without the prefix. */
export function isMiscopied(text: string): boolean {
  if (!text.startsWith(KEY_PREFIX)) return false;
  if (!SHAPE.test(text)) return true;
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) !== text.slice(-CHECKSUM_LENGTH);
}

/** A recognizable part of a key that does not help to guess it: the prefix and four characters. */
export const hintOf = (key: string): string => `${key.slice(0, KEY_PREFIX.length + 4)}…`;

const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);

function toBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}
