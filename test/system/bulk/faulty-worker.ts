/**
 * The process of jobs with one fault, once for each folder that FAULT_FOLDER names: `killed` while it writes its first file, `full`, a disk
 * that has no room for it, or `slow`, which is done with one shard and never with its second.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { FAULT = '', FAULT_FOLDER = '', RESULTS = '' } = process.env;
const mark = join(FAULT_FOLDER, FAULT);

/** Of two processes that begin at once, one makes the mark. */
function takeFault(): boolean {
  mkdirSync(FAULT_FOLDER, { recursive: true });
  try {
    writeFileSync(mark, '', { flag: 'wx' });
  } catch {
    return false;
  }
  return true;
}

const hasDoneShard = (): boolean => readdirSync(RESULTS).some((name) => /^shard-\d+-\w+\.json$/.test(name));

if (takeFault()) {
  const { open } = promises;
  promises.open = async (...given) => {
    const handle = await open(...given);
    if (given[1] !== 'w') return handle;
    const { sync } = handle;
    handle.sync = async () => {
      if (FAULT === 'slow') return hasDoneShard() ? new Promise<never>(() => undefined) : sync.call(handle);
      const isWriting = readdirSync(RESULTS).some((name) => name.endsWith('.part'));
      if (!isWriting) throw new Error('nothing is being written');
      if (FAULT === 'killed') process.kill(process.pid, 'SIGKILL');
      throw Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' });
    };
    return handle;
  };
  syncBuiltinESMExports();
}

await import('../../../host/bulk/worker.ts');
