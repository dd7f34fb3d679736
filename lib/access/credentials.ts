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

const MOST_KEY_LENGTH = 256;

/** API Gateway takes some 10 kB of headers altogether; a token with a few claims has one. */
const MOST_TOKEN_LENGTH = 8192;

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
export function credentialOf(sent: SentHeaders): Credential | undefined {
  const shown = [
    ...valuesOf(sent, 'x-api-key').map(shownKey),
    ...valuesOf(sent, 'authorization').map(bearerValue).map(shownInBearer),
  ];
  const [first, ...others] = shown;
  if (others.some(({ value }) => value !== first?.value)) throw new Refusal('several');
  return first;
}

/** Every value of a header that is not empty, however its name is spelled. */
function valuesOf({ headers, multiValueHeaders }: SentHeaders, lowerCaseName: string): string[] {
  const named = Object.entries(multiValueHeaders ?? headers ?? {}).filter(
    ([name]) => name.toLowerCase() === lowerCaseName,
  );
  return named
    .flatMap(([, values]) => values ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function bearerValue(value: string): string {
  if (!BEARER.test(value)) throw new Refusal('scheme');
  return value.replace(BEARER, '');
}

/** A token is three parts with dots between; no key of ours has a dot. */
const shownInBearer = (value: string): Credential => (value.includes('.') ? shownToken(value) : shownKey(value));

const shownKey = (value: string): Credential => ({ kind: 'key', value: readable(value, MOST_KEY_LENGTH) });

const shownToken = (value: string): Credential => ({ kind: 'token', value: readable(value, MOST_TOKEN_LENGTH) });

function readable(value: string, mostLength: number): string {
  if (value.length > mostLength) throw new Refusal('oversized');
  if (!VISIBLE_ASCII.test(value)) throw new Refusal('unreadable');
  return value;
}
