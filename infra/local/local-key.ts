import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCredential } from '../../lib/access/credentials.ts';
import { isMiscopied, makeKey } from '../../lib/access/key-format.ts';

/**
 * The key that the local service is called with: the one given, else one made up once and kept, for this user only.
 *
 * @param keyFile where a made-up key is kept
 * @throws Error for a given key that the service could not let in
 */
export async function resolveLocalKey(given: string | undefined, keyFile: string): Promise<string> {
  if (given) return requireUsable(given);
  await mkdir(dirname(keyFile), { recursive: true });
  const madeUp = makeKey();
  try {
    await writeFile(keyFile, madeUp, { flag: 'wx', mode: 0o600 });
    return madeUp;
  } catch (fault) {
    const madeBefore = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!madeBefore) throw fault;
    return await readFile(keyFile, 'utf8');
  }
}

function requireUsable(key: string): string {
  if (isMiscopied(key))
    throw new Error('LOCAL_API_KEY looks like a key of this service, but its checksum does not fit');
  try {
    if (readCredential({ headers: { 'X-API-Key': key } })?.value === key) return key;
  } catch (cause) {
    throw new Error('LOCAL_API_KEY must be 1 to 256 visible ASCII characters', { cause });
  }
  throw new Error('LOCAL_API_KEY must not begin or end with spaces');
}
