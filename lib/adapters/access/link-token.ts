import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SIZES } from '../../base/catalog/sizes.ts';
import type { LinkedRequest, SealedLink } from '../../contract/services.ts';
import { IDENTIFYING_VERSION, type LinkSecret } from '../../contract/tables/link-secrets.ts';

/**
 * Text that requests behind links have in common: the compressor refers to it instead of repeating it, which halves a short
 * request. It is part of format 1 of a link: no link of that format opens with another text. Later names go into a new
 * dictionary with a new format.
 */
const LINK_DICTIONARY_1 = Buffer.from(
  [
    '/sky/heliacal /sky/rise-set /sky/planetary-hours /sky/table /ephemeris/venus-star-points /vedic/panchanga /vedic/dashas',
    '/timelords/zodiacal-releasing /timelords/profections /timelords/firdaria /predictive/directions/primary',
    '/predictive/elections /predictive/progressions/search /predictive/transits/sign-ingresses /predictive/transits/search',
    '/predictive/transits/planet-to-degree /predictive/returns/lunar /predictive/returns/solar /predictive/events',
    '/comparative/composite /comparative/natal-transits /comparative/synastry /ephemeris/dial /ephemeris/progressed',
    '/ephemeris/relocation /ephemeris/table /acg/lines',
    '"conditions":[{"kind":"steps":"step":"columns":["longitude","latitude","declination","speed"],"bodies":["sun","moon",',
    '"mercury","venus","mars","jupiter","saturn","uranus","neptune","pluto","chiron","mean_node","true_node"],',
    '"natal_points":["ascendant","midheaven"],"natal_planets":{"transiting_planets":["include_","aspects":["conjunction",',
    '"sextile","square","trine","opposition"],"event_types":["eclipse","lunation","station","ingress","void_of_course"],',
    '"subject1":{"subject2":{"subjects":[{"target_datetime":{"transit_datetime":{"orbs":{"verbosity":"detailed","preset":"',
    '"zodiac_type":"sidereal","ayanamsa":"lahiri","house_system":"P","object_set":"modern_plus_points","objects":["',
    '"configuration":{"options":{"duplicate_aspects":false,"time_uncertainty_minutes":"date":"start_date":"2026-01-01",',
    '"end_date":"2027-12-31","max_age":"limit":"timezone":{"iana_name":"America/New_York","Europe/London","Asia/Kolkata",',
    '"birth_time_known":false,"location":{"name":"place":"year":19"month":"day":"hour":"minute":"julian_day":',
    '"layout":"sheet","theme":"dark","orientation":"midheaven_top","captions":"off","colors":"background:","size":"800",',
    '{"format":"png"}{"format":"csv"}{"format":"ics"}["/ephemeris/natal-chart",{"format":"svg"},',
    '{"subject":{"name":"","birth_datetime":{"iso":"1990-06-15T14:30:00Z"},"birth_location":{"latitude":48.85,"longitude":2.35}',
  ].join(''),
);

/**
 * Format of a token, as base64url:
 *
 * ```
 * format (1 byte) · version of the secret (2) · nonce (12) · sealed (…) · tag (16)
 * sealed: end, Unix seconds (4) · owner (33 or 65) · request, compressed (…)
 * ```
 *
 * Format and version are authenticated with the rest. Bytes are compressed before they are sealed: sealed ones have no
 * pattern that a compressor could use.
 */
const FORMAT = 1;
const HEADER_BYTES = 3;

/**
 * AES-256-GCM with a random nonce of 96 bits.
 *
 * @source "Recommendation for Block Cipher Modes of Operation: Galois/Counter Mode (GCM) and GMAC", NIST Special Publication
 * 800-38D: at most 2^32 texts may be sealed with one key and random nonces
 */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const NONCE_END = HEADER_BYTES + NONCE_BYTES;

const END_BYTES = 4;

const COMPRESSION = { dictionary: LINK_DICTIONARY_1, level: 9 };

/** A request never has more bytes than a body may have, with its path and query. */
const MAX_REQUEST_BYTES = 2 * SIZES.body_bytes.maximum;

/** Seals a link with a secret. @returns a token of letters, digits, `-` and `_`, of any length */
export function sealLink({ endsAt, owner, request }: SealedLink, { version, key }: LinkSecret): string {
  const header = Buffer.from([FORMAT, version >> 8, version & 0xff]);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32BE(endsAt);
  const { path, query, body } = request;
  const compressed = deflateRawSync(JSON.stringify([path, query, body]), COMPRESSION);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(header);
  const sealed = [end, writeLinkOwner(owner), compressed].map((part) => cipher.update(part));
  return Buffer.concat([header, nonce, ...sealed, cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** An opened link, whose request is read on demand. */
interface OpenedLink extends Omit<SealedLink, 'request'> {
  readRequest(): LinkedRequest;
}

/** The version of the secret that a token names; undefined for a text that cannot be a token. */
export const readSecretVersion = (token: string): number | undefined => parseToken(token)?.readUInt16BE(1);

/** What names a link among all that a secret has sealed: its nonce. */
export const readNonce = (token: string): Buffer | undefined => parseToken(token)?.subarray(HEADER_BYTES, NONCE_END);

/**
 * The id of a link, as base64url, by which its owner can end it. Only the owner's id is right: others who know the token cannot
 * make it.
 *
 * ```
 * version of the secret (2) · end, Unix seconds (4) · nonce (12) · HMAC over these and the owner, shortened (16)
 * ```
 */
export function createLinkId(
  token: string,
  { endsAt, owner }: Omit<SealedLink, 'request'>,
  secret: LinkSecret,
): string {
  const head = Buffer.alloc(ID_HEAD_BYTES);
  head.writeUInt16BE(secret.version);
  head.writeUInt32BE(endsAt, 2);
  const named = Buffer.concat([head, readNonce(token) ?? Buffer.alloc(0)]);
  return Buffer.concat([named, signId(named, owner, secret)]).toString('base64url');
}

const ID_HEAD_BYTES = 6;

const signId = (named: Buffer, owner: readonly string[], { key }: LinkSecret): Buffer =>
  createHmac('sha256', key)
    .update('id of a link')
    .update(named)
    .update(writeLinkOwner(owner))
    .digest()
    .subarray(0, TAG_BYTES);

/** The link that an id names. @returns undefined for an id that is not that of a link of the owner */
export function readLinkId(
  id: string,
  owner: readonly string[],
  secrets: readonly LinkSecret[],
): { readonly nonce: Buffer; readonly endsAt: number } | undefined {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.length !== ID_HEAD_BYTES + NONCE_BYTES + TAG_BYTES) return undefined;
  const secret = secrets.find(({ version }) => version === bytes.readUInt16BE(0));
  const named = bytes.subarray(0, -TAG_BYTES);
  const isOwn = secret && timingSafeEqual(signId(named, owner, secret), bytes.subarray(-TAG_BYTES));
  return isOwn ? { nonce: named.subarray(ID_HEAD_BYTES), endsAt: bytes.readUInt32BE(2) } : undefined;
}

/**
 * Opens a token.
 *
 * @returns undefined for anything that none of the secrets has sealed; callers cannot see why
 */
export function openLink(token: string, secrets: readonly LinkSecret[]): OpenedLink | undefined {
  const bytes = parseToken(token);
  if (!bytes) return undefined;
  const version = bytes.readUInt16BE(1);
  const secret = version === IDENTIFYING_VERSION ? undefined : secrets.find((one) => one.version === version);
  const content = secret && decipher(bytes, secret);
  return content && readContent(content);
}

/** The bytes of a token; undefined for a text that is not exactly what {@link sealLink} could have written. */
function parseToken(token: string): Buffer | undefined {
  if (token.length > SIZES.link_characters.maximum) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const isWhole = bytes.length > HEADER_BYTES + NONCE_BYTES + TAG_BYTES && bytes[0] === FORMAT;
  return isWhole && bytes.toString('base64url') === token ? bytes : undefined;
}

function decipher(bytes: Buffer, { key }: LinkSecret): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(HEADER_BYTES, NONCE_END), { authTagLength: TAG_BYTES })
    .setAAD(bytes.subarray(0, HEADER_BYTES))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_END, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function readContent(content: Buffer): OpenedLink {
  const { owner, length } = parseLinkOwner(content.subarray(END_BYTES));
  const compressed = content.subarray(END_BYTES + length);
  return {
    endsAt: content.readUInt32BE(0),
    owner,
    readRequest: () => {
      const text = inflateRawSync(compressed, { ...COMPRESSION, maxOutputLength: MAX_REQUEST_BYTES }).toString();
      const [path, query, body] = JSON.parse(text);
      return { path, query, ...(body !== null && { body }) };
    },
  };
}

/** Digits of a digest in a record id, and its bytes. */
const DIGEST_BYTES = 32;

/** Record ids that credentials may match, in the order in which they are looked up, by the byte that stands for them. */
const KINDS: Readonly<Record<number, readonly string[]>> = {
  1: ['key'],
  2: ['subject', 'issuer'],
};

/** Writes the ids of the records of an owner: a byte for their kinds, then their digests. */
function writeLinkOwner(recordIds: readonly string[]): Buffer {
  const prefixes = recordIds.map((id) => id.slice(0, id.indexOf('#'))).join();
  const kind = Object.keys(KINDS).find((number) => KINDS[Number(number)]?.join() === prefixes);
  if (kind === undefined) throw new Error(`records of the kinds ${prefixes} can own no link`);
  const digests = recordIds.map((id) => Buffer.from(id.slice(id.indexOf('#') + 1), 'hex'));
  return Buffer.concat([Buffer.from([Number(kind)]), ...digests]);
}

/** Inverse of {@link writeLinkOwner}. @returns the ids of the records, and the number of bytes that they took */
function parseLinkOwner(bytes: Buffer): { readonly owner: readonly string[]; readonly length: number } {
  const prefixes = KINDS[bytes[0] ?? 0] ?? [];
  const owner = prefixes.map((prefix, index) => {
    const start = 1 + index * DIGEST_BYTES;
    return `${prefix}#${bytes.toString('hex', start, start + DIGEST_BYTES)}`;
  });
  return { owner, length: 1 + prefixes.length * DIGEST_BYTES };
}
