import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

/** The key pair of the local issuer, with the private key. */
export interface IssuerKey extends JWK {
  readonly kid: string;
  readonly alg: string;
}

const ALGORITHM = 'ES256';

/** Loads the issuer's key pair. It is generated once and stored for this user only, so that tokens outlive a restart. */
export async function loadIssuerKey(stateFolder: string): Promise<IssuerKey> {
  const file = join(stateFolder, 'issuer-key.json');
  await mkdir(stateFolder, { recursive: true });
  try {
    await writeFile(file, JSON.stringify(await generateIssuerKey()), { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    const exists = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!exists) throw fault;
    await chmod(file, 0o600);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The public key, which verifiers fetch. */
export function toPublicKey({ kty, crv, x, y, kid, alg }: IssuerKey): JWK {
  return { kty, crv, x, y, kid, alg, use: 'sig' } as JWK;
}

/** Claims and lifetime of a local token. */
export interface TokenContent {
  readonly issuer: string;
  readonly audience: string;
  readonly subject: string;
  readonly scopes: readonly string[];
  readonly lifetimeSeconds: number;
}

/** Signs a token with the key of the local issuer. */
export async function signToken(stateFolder: string, content: TokenContent): Promise<string> {
  const key = await loadIssuerKey(stateFolder);
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

async function generateIssuerKey(): Promise<IssuerKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg: ALGORITHM, kid: await calculateJwkThumbprint(key) };
}
