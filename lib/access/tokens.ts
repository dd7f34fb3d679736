import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { Scope } from '../http/endpoint.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { Refusal } from './refusal.ts';
import { readClaimedScopes } from './scopes.ts';

/** The issuer and audience of the tokens that are accepted. */
export interface TokenSettings {
  readonly issuer: string;
  /** Required `aud` claim. */
  readonly audience: string;
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
 * Creates a verifier that accepts tokens signed by a key of the issuer, for this audience, within their validity time.
 * It ignores keys that the token itself contains or points to (`jwk`, `jku`, `x5c`, `x5u`).
 *
 * @param nowMs a clock, Unix milliseconds
 */
export function createTokenVerifier(settings: TokenSettings, nowMs: () => number = Date.now): VerifyToken {
  const keys = createIssuerKeys(settings, nowMs);
  return async (token) => {
    const options = {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(nowMs()),
    };
    return toTokenBearer(settings.issuer, await verifyClaims(token, keys, options));
  };
}

async function verifyClaims(token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, options);
    return payload;
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) throw new Refusal('expiredToken');
    if (fault instanceof errors.JOSEError) throw new Refusal('badToken');
    throw fault;
  }
}

function toTokenBearer(issuer: string, payload: JWTPayload): TokenBearer {
  const { sub: subject } = payload;
  const isSubject = typeof subject === 'string' && subject !== '' && subject.length <= MAX_SUBJECT_LENGTH;
  if (!isSubject) throw new Refusal('badToken');
  return { issuer, subject, scopes: readClaimedScopes(payload) };
}
