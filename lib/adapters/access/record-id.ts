import { hash, timingSafeEqual } from 'node:crypto';

/** Id of the record of an API key. */
export const toKeyRecordId = (key: string): string => `key#${hashText(key)}`;

/** Id of the record of a token's subject. */
export const toTokenRecordId = (issuer: string, subject: string): string => `subject#${hashSubject(issuer, subject)}`;

/** Id of the record that applies to an issuer's subjects without a record of their own. */
export const toIssuerRecordId = (issuer: string): string => `issuer#${hashText(issuer)}`;

/**
 * Principal of a subject without a record of its own: stable across tokens; it hides an e-mail address as subject.
 *
 * @param recordId of {@link toTokenRecordId}
 */
export const toTokenPrincipal = (recordId: string): string => `token-${digestPartOf(recordId).slice(0, 32)}`;

/** Digits of a digest that tell the keys of a service apart, in logs and in the operator's list. */
const KEY_ID_LENGTH = 12;

/**
 * Short id of a record, for logs: the beginning of its digest. It identifies no person to those who cannot read the table,
 * and a key of 256 random bits cannot be found from it.
 */
export const toKeyId = (recordId: string): string => digestPartOf(recordId).slice(0, KEY_ID_LENGTH);

/** Whether two record ids have the same digest; compared in constant time. */
export const isSameRecord = (one: string, other: string): boolean =>
  isSameDigest(digestPartOf(one), digestPartOf(other));

/** An issuer is a URL and contains no line break, so different pairs give different texts. */
const hashSubject = (issuer: string, subject: string): string => hashText(`${issuer}\n${subject}`);

const digestPartOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** SHA-256 as 64 hexadecimal digits. A key has 256 random bits, so a salt or a slow hash would add no security. */
const hashText = (text: string): string => hash('sha256', text, 'hex');

/** Whether two hexadecimal digests are equal. Takes the same time wherever they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
