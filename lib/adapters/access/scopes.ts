import { SCOPES, type Scope } from '../../contract/endpoint.ts';

/**
 * The scopes of this service that a token claims; unknown scopes are ignored.
 *
 * @param claims `scope` is a space-separated text (RFC 8693 §4.2); `scp`, which some issuers send, is a text or a list
 */
export function readClaimedScopes({ scope, scp }: Readonly<Record<string, unknown>>): readonly Scope[] {
  const claimed = new Set([scope, scp].flat().flatMap(splitWords));
  return SCOPES.filter((known) => claimed.has(known));
}

/** Scopes that both the issuer's token and the operator's record grant. */
export const intersectScopes = (claimed: readonly string[], granted: readonly string[]): readonly string[] =>
  claimed.filter((scope) => granted.includes(scope));

const splitWords = (claim: unknown): string[] => (typeof claim === 'string' ? claim.split(' ') : []);
