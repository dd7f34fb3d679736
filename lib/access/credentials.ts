import { Refusal } from './refusal.ts';

/** What a caller shows. */
export type Credential =
  | { readonly kind: 'key'; readonly value: string }
  | { readonly kind: 'token'; readonly value: string };

/** Headers as an authorizer's event has them. The single values are the last of each name. */
export interface SentHeaders {
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
}

const MAX_KEY_LENGTH = 256;

/** API Gateway takes some 10 kB of headers altogether; a token with a few claims has one. */
const MAX_TOKEN_LENGTH = 8192;

/** What may stand in a header without quotes or spaces; keys and tokens use less. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

const BEARER = /^Bearer +/i;

/**
 * The one credential of a request; undefined where there is none, or where its header is empty.
 *
 * Two headers, or one given twice, are fine as long as they say the same. Different ones are refused: whichever counted,
 * somebody would be charged or allowed what he did not mean.
 *
 * @throws Refusal
 */
export function readCredential(headers: SentHeaders): Credential | undefined {
  const credentials = [
    ...listHeaderValues(headers, 'x-api-key').map(toKeyCredential),
    ...listHeaderValues(headers, 'authorization').map(readBearerValue).map(toBearerCredential),
  ];
  const [first, ...others] = credentials;
  if (others.some(({ value }) => value !== first?.value)) throw new Refusal('several');
  return first;
}

/** Every value of a header that is not empty, however its name is spelled. */
function listHeaderValues({ headers, multiValueHeaders }: SentHeaders, lowerCaseName: string): string[] {
  const matchingHeaders = Object.entries(multiValueHeaders ?? headers ?? {}).filter(
    ([name]) => name.toLowerCase() === lowerCaseName,
  );
  return matchingHeaders
    .flatMap(([, values]) => values ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function readBearerValue(value: string): string {
  if (!BEARER.test(value)) throw new Refusal('scheme');
  return value.replace(BEARER, '');
}

/** A token is three parts with dots between; no key of ours has a dot. */
const toBearerCredential = (value: string): Credential =>
  value.includes('.') ? toTokenCredential(value) : toKeyCredential(value);

const toKeyCredential = (value: string): Credential => ({ kind: 'key', value: requireReadable(value, MAX_KEY_LENGTH) });

const toTokenCredential = (value: string): Credential => ({
  kind: 'token',
  value: requireReadable(value, MAX_TOKEN_LENGTH),
});

function requireReadable(value: string, maxLength: number): string {
  if (value.length > maxLength) throw new Refusal('oversized');
  if (!VISIBLE_ASCII.test(value)) throw new Refusal('unreadable');
  return value;
}
