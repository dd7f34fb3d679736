import { createHash, hash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFormat, ShardManifest, ShardRange, ShardResult } from '../../lib/bulk/task.ts';
import { writeWhole } from './write-file.ts';

/** The files of one shard, named by what it is calculated from. */
export interface ShardFiles {
  readonly output: string;
  readonly errors: string;
  /** Written last: a shard without it is not done. */
  readonly manifest: string;
}

const DIGITS = 7;

/** @param content hash of task and input */
export function nameShard({ index }: Pick<ShardRange, 'index'>, content: string, format: OutputFormat): ShardFiles {
  const name = `shard-${String(index).padStart(DIGITS, '0')}-${content}`;
  return { output: `${name}.${format}`, errors: `${name}.errors.ndjson`, manifest: `${name}.json` };
}

/** Hash that names a shard. */
export const hashShard = (taskSha256: string, input: Uint8Array): string =>
  createHash('sha256').update(taskSha256).update(input).digest('hex').slice(0, 32);

/** The bytes of a shard. @throws RangeError where the file ends before */
export async function readRange(
  file: string,
  { offset, bytes }: Pick<ShardRange, 'offset' | 'bytes'>,
): Promise<Buffer> {
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = await handle.read(buffer, 0, bytes, offset);
    if (bytesRead < bytes) throw new RangeError(`${file} has changed: it ends within a shard`);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** The manifest of a shard that is done and whole; undefined for any other, which is calculated again. */
export async function readDoneShard(folder: string, files: ShardFiles): Promise<ShardManifest | undefined> {
  try {
    const manifest: ShardManifest = JSON.parse(await readFile(join(folder, files.manifest), 'utf8'));
    const hashes = await Promise.all([files.output, files.errors].map((name) => hashFile(join(folder, name))));
    return hashes[0] === manifest.output_sha256 && hashes[1] === manifest.errors_sha256 ? manifest : undefined;
  } catch (fault) {
    const isDamaged = fault instanceof SyntaxError || (fault as NodeJS.ErrnoException).code === 'ENOENT';
    if (isDamaged) return undefined;
    throw fault;
  }
}

const hashFile = async (file: string): Promise<string> => hash('sha256', await readFile(file));

export async function writeShard(folder: string, files: ShardFiles, result: ShardResult): Promise<void> {
  await writeWhole(join(folder, files.output), [result.output]);
  await writeWhole(join(folder, files.errors), [result.errors]);
  await writeWhole(join(folder, files.manifest), [Buffer.from(`${JSON.stringify(result.manifest)}\n`)]);
}
