/** Digits of a digest in a record id, and its bytes. */
const DIGEST_BYTES = 32;

/** Record ids that credentials may match, in the order in which they are looked up, by the byte that stands for them. */
const KINDS: Readonly<Record<number, readonly string[]>> = {
  1: ['key'],
  2: ['subject', 'issuer'],
};

/** Writes the ids of the records of an owner: a byte for their kinds, then their digests. */
export function writeLinkOwner(recordIds: readonly string[]): Buffer {
  const prefixes = recordIds.map((id) => id.slice(0, id.indexOf('#'))).join();
  const kind = Object.keys(KINDS).find((number) => KINDS[Number(number)]?.join() === prefixes);
  if (kind === undefined) throw new Error(`records of the kinds ${prefixes} can own no link`);
  const digests = recordIds.map((id) => Buffer.from(id.slice(id.indexOf('#') + 1), 'hex'));
  return Buffer.concat([Buffer.from([Number(kind)]), ...digests]);
}

/** Inverse of {@link writeLinkOwner}. @returns the ids of the records, and the number of bytes that they took */
export function parseLinkOwner(bytes: Buffer): { readonly owner: readonly string[]; readonly length: number } {
  const prefixes = KINDS[bytes[0] ?? 0] ?? [];
  const owner = prefixes.map((prefix, index) => {
    const start = 1 + index * DIGEST_BYTES;
    return `${prefix}#${bytes.toString('hex', start, start + DIGEST_BYTES)}`;
  });
  return { owner, length: 1 + prefixes.length * DIGEST_BYTES };
}
