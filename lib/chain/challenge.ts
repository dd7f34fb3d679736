/** Value of `WWW-Authenticate`: the scheme of the Authorization header. */
export const BEARER_CHALLENGE = 'Bearer realm="natal"';

/** What a challenge states in addition to the scheme. */
interface ChallengeFacts {
  /** Whether the request had credentials. */
  readonly hasCredentials: boolean;
  /** Address of the metadata that name the issuer of tokens; undefined where none are accepted. */
  readonly metadataUrl: string | undefined;
}

/**
 * The challenge with what helps a client to get a token.
 *
 * @source RFC 6750, sections 3 and 3.1: `error` only where the request had a token; "WWW-Authenticate Response", section 5.1
 * of OAuth 2.0 Protected Resource Metadata (RFC 9728)
 */
export function createChallenge({ hasCredentials, metadataUrl }: ChallengeFacts): string {
  return [
    BEARER_CHALLENGE,
    ...(hasCredentials ? ['error="invalid_token"'] : []),
    ...(metadataUrl === undefined ? [] : [`resource_metadata="${metadataUrl}"`]),
  ].join(', ');
}
