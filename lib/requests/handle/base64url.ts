const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ALPHABET = /^[A-Za-z0-9_-]*$/;

/** Base64 with the alphabet that is safe in URLs, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (count += 8; count >= 6; count -= 6) text += CHARACTERS[(bits >> (count - 6)) & 63];
  }
  return count === 0 ? text : text + CHARACTERS[(bits << (6 - count)) & 63];
}

/** Whether a text has only the characters of {@link toBase64Url}. */
export const isBase64Url = (text: string): boolean => ALPHABET.test(text);

/** Inverse of {@link toBase64Url}; undefined for a text that it writes for no bytes. */
export function parseBase64Url(text: string): Uint8Array | undefined {
  if (!isBase64Url(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : undefined;
}
