import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 as 64 hexadecimal digits. A key has 256 bits of chance, so neither salt nor a slow hash would add anything. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
