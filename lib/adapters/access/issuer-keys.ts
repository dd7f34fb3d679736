import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** Where the public keys of a token issuer are found. */
interface IssuerAddress {
  /** The issuer, spelled as in its tokens. */
  readonly issuer: string;
  /** URL of the key set; undefined means that the discovery document names it. */
  readonly jwksUrl?: string | undefined;
}

/** The issuer's keys cannot be fetched: it does not answer, is too slow, or sends an invalid answer. */
class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

/** Keys are fetched again after this time. */
const MAX_AGE_MS = 10 * 60_000;
/** Minimum time between fetches, also for tokens that name an unknown key. */
const COOL_DOWN_MS = 30_000;

/** How long one request waits for the issuer. After a failure there is no new attempt for {@link COOL_DOWN_MS}. */
const TIMEOUT_MS = 2000;

/** How long fetched keys remain in use while the issuer does not answer. */
const STALE_USE_MS = 60 * 60_000;

/**
 * An issuer's keys, fetched on first use and again when they are old or a key is missing.
 *
 * @param nowMs a clock, Unix milliseconds
 * @returns a function that throws {@link IssuerUnavailable} when no keys can be fetched
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

/** Adds what jose lacks: a pause after a failed fetch, and use of old keys while the issuer does not answer. */
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

  /** A time in the future means that the clock was set back: its age is unknown, so it counts as too old. */
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

  /** @source OpenID Connect Discovery 1.0 §4: the document's URL; §4.3: its `issuer` must equal the requested one */
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
 * Checks that keys may be fetched from a URL. An attacker who can alter keys in transit can sign tokens.
 *
 * @throws Error for a URL that is neither https nor on this machine
 */
export function requireSafeUrl(text: unknown): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol === 'https:' || isLoopback) return url.href;
  throw new Error(`${JSON.stringify(text)} is no https address`);
}

/** Key sets take a few kB. */
const MAX_BYTES = 256 * 1024;

/**
 * Fetches the body of a 200 response as text. Redirects are not followed, as they lead to unconfigured addresses.
 *
 * @throws Error for another status or a body over 256 kB; any error of `fetch`
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
