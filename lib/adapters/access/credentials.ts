import { DEMO_TOKEN_PREFIX } from './demo-tokens.ts';
import { Refusal } from './refusal.ts';

/** The credential that a request carries. */
export type Credential =
  | { readonly kind: 'key'; readonly value: string }
  | { readonly kind: 'token'; readonly value: string }
  | { readonly kind: 'demo'; readonly value: string };

/** Headers of an authorizer's event. `headers` has only the last value of each name. */
export interface SentHeaders {
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
}

/** A request with its headers and the address from which it came, as the gateway saw it. */
export interface SentRequest extends SentHeaders {
  readonly requestContext?: { readonly identity?: { readonly sourceIp?: string | null } | null } | null;
}

const MAX_KEY_LENGTH = 256;

/** API Gateway accepts about 10 kB of headers in total; a token with a few claims takes 1 kB. */
const MAX_TOKEN_LENGTH = 8192;

/** Characters that a header value may contain without quotes or spaces; keys and tokens use a subset. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

const BEARER = /^Bearer +/i;

/**
 * Reads the credential of a request; undefined if there is none or its header is empty.
 *
 * Several headers are accepted when their values are equal. Different values are refused, because choosing one could
 * charge the wrong client or grant the wrong scopes.
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

/** Every non-empty value of a header; the case of its name does not matter. */
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

/** A token has three parts separated by dots; this service's keys contain no dot. */
const toBearerCredential = (value: string): Credential =>
  value.includes('.') ? toTokenCredential(value) : toKeyCredential(value);

const toKeyCredential = (value: string): Credential => ({
  kind: value.startsWith(DEMO_TOKEN_PREFIX) ? 'demo' : 'key',
  value: requireReadable(value, MAX_KEY_LENGTH),
});

const toTokenCredential = (value: string): Credential => ({
  kind: 'token',
  value: requireReadable(value, MAX_TOKEN_LENGTH),
});

function requireReadable(value: string, maxLength: number): string {
  if (value.length > maxLength) throw new Refusal('oversized');
  if (!VISIBLE_ASCII.test(value)) throw new Refusal('unreadable');
  return value;
}
