/**
 * Value of `WWW-Authenticate`: the scheme of the Authorization header.
 *
 * @source RFC 6750, section 3
 */
export const BEARER_CHALLENGE = 'Bearer realm="natal"';

/**
 * The challenge with the address of the metadata that name the issuer of tokens.
 *
 * @source "WWW-Authenticate Response", section 5.1 of OAuth 2.0 Protected Resource Metadata (RFC 9728)
 */
export const createSignInChallenge = (metadataUrl: string): string =>
  `${BEARER_CHALLENGE}, resource_metadata="${metadataUrl}"`;
