import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The key that the local service is called with: the one given, else one made up once and kept, for this user only.
 *
 * @param keyFile where a made-up key is kept
 */
export async function localKey(given: string | undefined, keyFile: string): Promise<string> {
  if (given) return given;
  await mkdir(dirname(keyFile), { recursive: true });
  const madeUp = randomBytes(24).toString('base64url');
  try {
    await writeFile(keyFile, madeUp, { flag: 'wx', mode: 0o600 });
    return madeUp;
  } catch (fault) {
    const madeBefore = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!madeBefore) throw fault;
    return await readFile(keyFile, 'utf8');
  }
}
