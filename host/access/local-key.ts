import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCredential } from '../../lib/adapters/access/credentials.ts';
import { isMiscopied, makeKey } from '../../lib/adapters/access/key-format.ts';
import { StartRefused } from '../operations/start-refused.ts';

/**
 * The API key of the local service: the configured one, else the last one, which is generated once. The file has it for this
 * user only, so that `$(cat .local/api-key)` is the key in any case.
 *
 * @param keyFile stores the key
 * @throws StartRefused for a configured key that the service would refuse
 */
export async function resolveLocalKey(configured: string | undefined, keyFile: string): Promise<string> {
  await mkdir(dirname(keyFile), { recursive: true });
  if (configured) {
    await writeFile(keyFile, requireUsable(configured), { mode: 0o600 });
    return configured;
  }
  const generated = makeKey();
  try {
    await writeFile(keyFile, generated, { flag: 'wx', mode: 0o600 });
    return generated;
  } catch (fault) {
    const exists = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!exists) throw fault;
    return await readFile(keyFile, 'utf8');
  }
}

function requireUsable(key: string): string {
  if (isMiscopied(key))
    throw new StartRefused('LOCAL_API_KEY looks like a key of this service, but its checksum is wrong');
  try {
    if (readCredential({ headers: { 'X-API-Key': key } })?.value === key) return key;
  } catch (cause) {
    throw new StartRefused('LOCAL_API_KEY must be 1 to 256 visible ASCII characters', { cause });
  }
  throw new StartRefused('LOCAL_API_KEY must not begin or end with spaces');
}
