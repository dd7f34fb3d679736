import { importJWK, SignJWT } from 'jose';
import { issuerKey } from './issuer-key.ts';

/** What a local token says. */
export interface TokenContent {
  readonly issuer: string;
  readonly audience: string;
  readonly subject: string;
  readonly scopes: readonly string[];
  readonly lifetimeSeconds: number;
}

/** Signs a token with the key of the local issuer. */
export async function signToken(stateFolder: string, content: TokenContent): Promise<string> {
  const key = await issuerKey(stateFolder);
  const nowSeconds = Math.floor(Date.now() / 1000);
  return await new SignJWT({ scope: content.scopes.join(' ') })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt' })
    .setIssuer(content.issuer)
    .setAudience(content.audience)
    .setSubject(content.subject)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + content.lifetimeSeconds)
    .sign(await importJWK(key, key.alg));
}
