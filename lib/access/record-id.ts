import { createHash, timingSafeEqual } from 'node:crypto';

/** Where the record of an API key is. */
export const toKeyRecordId = (key: string): string => `key#${hashText(key)}`;

/** Where the record of a token's subject is. */
export const toSubjectRecordId = (issuer: string, subject: string): string => `subject#${hashSubject(issuer, subject)}`;

/** Where the record of all subjects of an issuer is that have none of their own. */
export const toIssuerRecordId = (issuer: string): string => `issuer#${hashText(issuer)}`;

/** A principal for a subject that has no record of its own: the same for every token, and not the e-mail address that a subject may be. */
export const toSubjectPrincipal = (issuer: string, subject: string): string =>
  `token-${hashSubject(issuer, subject).slice(0, 32)}`;

/** Whether a record that was found is the one that was looked for. */
export const isSameRecord = (one: string, other: string): boolean =>
  isSameDigest(digestPartOf(one), digestPartOf(other));

/** An issuer is a URL and holds no line break, so no two pairs are written alike. */
const hashSubject = (issuer: string, subject: string): string => hashText(`${issuer}\n${subject}`);

const digestPartOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** SHA-256 as 64 hexadecimal digits. A key has 256 bits of chance, so neither salt nor a slow hash would add anything. */
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
