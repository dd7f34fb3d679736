import type { SignIn } from '../chain/site/resource-metadata.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads OIDC_ISSUER, OIDC_SCOPES (separated by spaces), PUBLIC_URL and BASE_PATH, which is the path of the service below
 * PUBLIC_URL, without a slash at its end; only `npm run serve` sets it.
 *
 * @throws Error for a PUBLIC_URL that is not the origin of a host
 */
export function readSignIn({ OIDC_ISSUER: issuer, OIDC_SCOPES: scopes = '', ...environment }: Environment): SignIn {
  const { PUBLIC_URL: url, BASE_PATH: basePath = '' } = environment;
  return {
    issuer: issuer || undefined,
    scopes: scopes.split(' ').filter((scope) => scope !== ''),
    publicUrl: url ? requirePublicUrl(url) + basePath : undefined,
  };
}

function requirePublicUrl(text: string): string {
  const { origin, protocol } = URL.parse(text) ?? {};
  const isOrigin = origin !== undefined && [origin, `${origin}/`].includes(text);
  if (isOrigin && (protocol === 'https:' || protocol === 'http:')) return origin;
  throw new Error(`PUBLIC_URL is "${text}"; it must be an origin such as https://api.example.com, without a path`);
}
