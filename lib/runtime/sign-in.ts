import type { SignIn } from '../site/resource-metadata.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads OIDC_ISSUER, OIDC_SCOPES (separated by spaces) and PUBLIC_URL.
 *
 * @throws Error for a PUBLIC_URL that is not the origin of a host
 */
export function readSignIn({ OIDC_ISSUER: issuer, OIDC_SCOPES: scopes = '', PUBLIC_URL: url }: Environment): SignIn {
  return {
    issuer: issuer || undefined,
    scopes: scopes.split(' ').filter((scope) => scope !== ''),
    publicUrl: url ? requirePublicUrl(url) : undefined,
  };
}

/** Metadata must be at the root of a host, so the service is there too. */
function requirePublicUrl(text: string): string {
  const { origin, protocol } = URL.parse(text) ?? {};
  const isOrigin = origin !== undefined && [origin, `${origin}/`].includes(text);
  if (isOrigin && (protocol === 'https:' || protocol === 'http:')) return origin;
  throw new Error(`PUBLIC_URL is "${text}"; it must be an origin such as https://api.example.com, without a path`);
}
