import { SCOPES, type Scope } from '../http/endpoint.ts';

/**
 * The scopes that a token claims and this service knows; anything else is none of our business.
 *
 * @param claims `scope` is a text with spaces between (RFC 8693 §4.2); `scp`, which some issuers send, a text or a list
 */
export function readClaimedScopes({ scope, scp }: Readonly<Record<string, unknown>>): readonly Scope[] {
  const claimed = new Set([scope, scp].flat().flatMap(splitWords));
  return SCOPES.filter((known) => claimed.has(known));
}

/** What both allow: nobody has more by a token than the operator gave, nor more than the issuer did. */
export const intersectScopes = (claimed: readonly string[], granted: readonly string[]): readonly string[] =>
  claimed.filter((scope) => granted.includes(scope));

const splitWords = (claim: unknown): string[] => (typeof claim === 'string' ? claim.split(' ') : []);
