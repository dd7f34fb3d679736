import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The key pair of the local issuer, the private half included. */
export interface IssuerKey extends JWK {
  readonly kid: string;
  readonly alg: string;
}

const ALGORITHM = 'ES256';

/** Made once, then kept for this user only, so that tokens outlive a restart. */
export async function issuerKey(stateFolder: string): Promise<IssuerKey> {
  const file = join(stateFolder, 'issuer-key.json');
  await mkdir(stateFolder, { recursive: true });
  try {
    await writeFile(file, JSON.stringify(await makeKey()), { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    const madeBefore = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!madeBefore) throw fault;
    await chmod(file, 0o600);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The half that anybody may see: what verifiers fetch. */
export function publicHalf({ kty, crv, x, y, kid, alg }: IssuerKey): JWK {
  return { kty, crv, x, y, kid, alg, use: 'sig' } as JWK;
}

async function makeKey(): Promise<IssuerKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg: ALGORITHM, kid: await calculateJwkThumbprint(key) };
}
