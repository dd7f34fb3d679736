import { requireSafeUrl } from '../access/issuer-keys.ts';
import type { TokenSettings } from '../access/tokens.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whose tokens are accepted, by the environment: OIDC_ISSUER and OIDC_AUDIENCE, and OIDC_JWKS_URL where the issuer has no
 * discovery document. Undefined where none of them is set: only keys are accepted then.
 *
 * @throws Error for half a configuration, or an address that anybody on the way could change
 */
export function tokenSettings(environment: Environment): TokenSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_JWKS_URL: jwksUrl } = environment;
  if (!issuer && !audience && !jwksUrl) return undefined;
  if (!issuer || !audience) throw new Error('OIDC_ISSUER and OIDC_AUDIENCE must be set together');
  requireSafeUrl(issuer);
  return { issuer, audience, jwksUrl: jwksUrl ? requireSafeUrl(jwksUrl) : undefined };
}

/** Routes that take callers without credentials too: OPTIONAL_ROUTES, as `GET /meta/version`, with commas between. */
export function optionalRoutes({ OPTIONAL_ROUTES: routes = '' }: Environment): ReadonlySet<string> {
  return new Set(routes.split(',').filter((route) => route !== ''));
}

/** Name of the table of keys: KEYS_TABLE. */
export function keysTable({ KEYS_TABLE: table }: Environment): string {
  if (!table) throw new Error('KEYS_TABLE is not set, so nobody can be let in');
  return table;
}
