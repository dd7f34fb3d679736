import {
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose';
import type { Scope } from '../../contract/endpoint.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { Refusal } from './refusal.ts';
import { readClaimedScopes } from './scopes.ts';

/** The issuer and audiences of the tokens that are accepted. */
export interface TokenSettings {
  readonly issuer: string;
  /** One of them must be in the `aud` claim. */
  readonly audiences: readonly string[];
  readonly jwksUrl?: string | undefined;
}

/** The subject of a verified token and the scopes that its issuer grants. */
export interface TokenBearer {
  readonly issuer: string;
  readonly subject: string;
  readonly scopes: readonly Scope[];
}

/**
 * Verifies a token.
 *
 * @throws Refusal for a token that is not accepted; any other error when it cannot be checked
 */
export type VerifyToken = (token: string) => Promise<TokenBearer>;

/**
 * Signature algorithms with a private key. HMAC is excluded, as its secret would be the public key that anyone can
 * fetch; `none` is no signature.
 *
 * @source RFC 8725, JSON Web Token Best Current Practices: https://www.rfc-editor.org/rfc/rfc8725 sections 2.1 and 3.1
 */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];

/** Allowed difference between the issuer's clock and this service's. */
const CLOCK_SKEW_SECONDS = 60;

/** @source OpenID Connect Core 1.0, section 2: `sub` "MUST NOT exceed 255 ASCII characters in length" */
const MAX_SUBJECT_LENGTH = 255;

/**
 * Media types that an access token may state in its header. Any other value states another purpose, as the
 * `id_token+jwt` of an ID token does. Many issuers state `JWT`, which fits every token, or nothing.
 */
const ACCESS_TOKEN_TYPES = [undefined, 'jwt', 'at+jwt'];

/**
 * Values of the claim `typ` by which Keycloak marks other tokens than access tokens, whose value is `Bearer`.
 *
 * @source "Refresh Token" and "Access Token", documentation of the OIDC Provider from BankID, which is built on Keycloak:
 * https://bidbax.atlassian.net/wiki/pages/diffpagesbyversion.action?originalVersion=4&pageId=32965660&revisedVersion=5
 */
const OTHER_TOKEN_CLAIMS: readonly unknown[] = ['ID', 'Refresh'];

/**
 * Creates a verifier that accepts tokens signed by a key of the issuer, for one of the audiences, within their validity time.
 * It ignores keys that the token itself contains or points to (`jwk`, `jku`, `x5c`, `x5u`).
 *
 * @param nowMs a clock, Unix milliseconds
 */
export function createTokenVerifier(settings: TokenSettings, nowMs: () => number = Date.now): VerifyToken {
  const keys = createIssuerKeys(settings, nowMs);
  return async (token) => {
    const currentDate = new Date(nowMs());
    const options = {
      issuer: settings.issuer,
      audience: [...settings.audiences],
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'sub'],
      currentDate,
    };
    const verified = await verifyClaims(token, keys, options);
    refuseOtherTokens(verified);
    refuseFutureIssue(verified.payload, currentDate);
    return toTokenBearer(settings.issuer, verified.payload);
  };
}

async function verifyClaims(token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, keys, options);
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) throw new Refusal('expiredToken');
    if (fault instanceof errors.JOSEError) throw new Refusal('badToken');
    throw fault;
  }
}

/** Refuses ID tokens and others that the issuer signs for the same audience, but not as permission to call. */
function refuseOtherTokens({ protectedHeader, payload }: JWTVerifyResult): void {
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '');
  const isAccessToken = ACCESS_TOKEN_TYPES.includes(type) && !OTHER_TOKEN_CLAIMS.includes(payload.typ);
  if (!isAccessToken) throw new Refusal('otherToken');
}

/** Refuses a token that states to be issued later than now: jose checks `iat` only against a greatest age. */
function refuseFutureIssue({ iat }: JWTPayload, now: Date): void {
  if (iat !== undefined && iat > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) throw new Refusal('badToken');
}

function toTokenBearer(issuer: string, payload: JWTPayload): TokenBearer {
  const { sub: subject } = payload;
  const isSubject = typeof subject === 'string' && subject !== '' && subject.length <= MAX_SUBJECT_LENGTH;
  if (!isSubject) throw new Refusal('badToken');
  return { issuer, subject, scopes: readClaimedScopes(payload) };
}
