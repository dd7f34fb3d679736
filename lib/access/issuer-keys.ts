import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** Where an issuer says by which keys its tokens can be checked. */
export interface IssuerAddress {
  /** As the tokens spell it. */
  readonly issuer: string;
  /** Where its keys are; undefined: its discovery document says it. */
  readonly jwksUrl?: string | undefined;
}

/** An issuer whose keys cannot be had: it does not answer, is slow, or answers something else. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

/** Keys are asked for anew after this time, and no sooner for a token that names a key we do not have. */
const MAX_AGE_MS = 10 * 60_000;
const COOL_DOWN_MS = 30_000;

/** A request waits for the issuer once; then it is left alone for {@link COOL_DOWN_MS}. */
const TIMEOUT_MS = 2000;

/** How long the keys of an issuer that does not answer go on to be used. */
const STALE_USE_MS = 60 * 60_000;

/**
 * An issuer's keys, fetched when they are first needed and again when they are old or a key is missing.
 *
 * @param nowMs a clock, Unix milliseconds
 * @returns throws {@link IssuerUnavailable} where there are none to be had
 */
export function createIssuerKeys(address: IssuerAddress, nowMs: () => number = Date.now): JWTVerifyGetKey {
  const source = new KeySource(address, nowMs);
  return createRemoteJWKSet(new URL(address.jwksUrl ?? address.issuer), {
    cacheMaxAge: MAX_AGE_MS,
    cooldownDuration: COOL_DOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: async (_url, { signal }) => new Response(await source.read(signal)),
  });
}

/** What jose lacks: it would ask a dead issuer again for every token, and forget keys that are merely old. */
class KeySource {
  readonly #address: IssuerAddress;
  readonly #nowMs: () => number;
  #failure: { readonly atMs: number; readonly cause: unknown } | undefined;
  #last: { readonly atMs: number; readonly text: string } | undefined;

  constructor(address: IssuerAddress, nowMs: () => number) {
    this.#address = address;
    this.#nowMs = nowMs;
  }

  /** A key set as JSON text. */
  async read(signal: AbortSignal): Promise<string> {
    const isCoolingDown = this.#failure && this.#isWithin(COOL_DOWN_MS, this.#failure.atMs);
    if (!isCoolingDown) await this.#load(signal);
    if (this.#last && this.#isWithin(STALE_USE_MS, this.#last.atMs)) return this.#last.text;
    throw new IssuerUnavailable('the keys of the token issuer cannot be had', { cause: this.#failure?.cause });
  }

  /** Of what is said to be in the future no age is known: the clock was set back meanwhile. */
  #isWithin(mostMs: number, atMs: number): boolean {
    const ageMs = this.#nowMs() - atMs;
    return ageMs >= 0 && ageMs < mostMs;
  }

  async #load(signal: AbortSignal): Promise<void> {
    try {
      const text = await fetchText(await this.#jwksUrl(signal), signal);
      createLocalJWKSet(JSON.parse(text));
      this.#last = { atMs: this.#nowMs(), text };
      this.#failure = undefined;
    } catch (cause) {
      this.#failure = { atMs: this.#nowMs(), cause };
    }
  }

  /** @source OpenID Connect Discovery 1.0 §4: the document's place, and that its `issuer` must be the one asked for (§4.3) */
  async #jwksUrl(signal: AbortSignal): Promise<string> {
    const { issuer, jwksUrl } = this.#address;
    if (jwksUrl !== undefined) return jwksUrl;
    const document = JSON.parse(
      await fetchText(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, signal),
    );
    if (document?.issuer !== issuer) throw new Error('the discovery document is that of another issuer');
    return requireSafeUrl(document.jwks_uri);
  }
}

/**
 * An address that keys may come from: whoever can change them on the way can sign tokens.
 *
 * @throws Error for one that is neither https nor on this machine
 */
export function requireSafeUrl(text: unknown): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol === 'https:' || isLoopback) return url.href;
  throw new Error(`${JSON.stringify(text)} is no https address`);
}

/** Key sets have a few kB. */
const MAX_BYTES = 256 * 1024;

/**
 * The body of a 200 as text. Redirects are not followed: they would lead to where the configuration does not say.
 *
 * @throws Error for another status or a body over 256 kB; whatever `fetch` throws
 */
async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { Accept: 'application/json' } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`${url} answers more than ${MAX_BYTES} bytes`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
