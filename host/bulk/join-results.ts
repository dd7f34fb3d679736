import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { measureFooter, PARQUET_END_BYTES, ParquetJoiner } from '../../lib/bulk/output/join-parquet.ts';
import type { OutputFormat } from '../../lib/bulk/task.ts';
import type { JobShard } from './run-job.ts';
import { writeWhole } from './write-file.ts';

/** Joins the results of shards into one file, in the order of the input. */
export async function joinResults(
  shards: readonly JobShard[],
  { folder, format, file }: { readonly folder: string; readonly format: OutputFormat; readonly file: string },
): Promise<void> {
  await writeWhole(
    file,
    JOINERS[format](shards.map(({ files, bytes }) => ({ file: join(folder, files.output), bytes }))),
  );
}

/** Joins the errors of shards into one file. */
export const joinErrors = (shards: readonly JobShard[], folder: string, file: string): Promise<void> =>
  writeWhole(file, appendFiles(shards.map(({ files }) => ({ file: join(folder, files.errors) }))));

interface Part {
  readonly file: string;
  readonly bytes: number;
}

const JOINERS: Readonly<Record<OutputFormat, (parts: readonly Part[]) => AsyncIterable<Uint8Array>>> = {
  ndjson: appendFiles,
  csv: appendTables,
  parquet: appendParquet,
};

async function* appendFiles(parts: readonly Pick<Part, 'file'>[]): AsyncGenerator<Uint8Array> {
  for (const { file } of parts) yield* createReadStream(file);
}

/** The header of the first, and the lines after that of each. */
async function* appendTables(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  for (const [index, { file }] of parts.entries()) {
    const start = index === 0 ? 0 : await measureFirstLine(file);
    yield* createReadStream(file, { start });
  }
}

const LINE_END = 0x0a;

async function measureFirstLine(file: string): Promise<number> {
  let length = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const end = chunk.indexOf(LINE_END);
    if (end >= 0) return length + end + 1;
    length += chunk.length;
  }
  return length;
}

async function* appendParquet(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const joiner = new ParquetJoiner();
  yield joiner.start();
  for (const { file, bytes } of parts) {
    const { from, to } = joiner.add(await readFooter(file, bytes), bytes);
    if (to > from) yield* createReadStream(file, { start: from, end: to - 1 });
  }
  yield joiner.finish();
}

async function readFooter(file: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const end = Buffer.alloc(PARQUET_END_BYTES);
    await handle.read(end, 0, end.length, bytes - end.length);
    const footer = Buffer.alloc(measureFooter(end));
    await handle.read(footer, 0, footer.length, bytes - footer.length);
    return footer;
  } finally {
    await handle.close();
  }
}
