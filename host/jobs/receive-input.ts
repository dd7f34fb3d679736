import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { requireKnownHeader } from '../../functions/bulk-input.ts';
import type { HostJob } from '../../lib/adapters/sqlite/bulk-jobs.ts';
import { BIRTH_FILE_BYTES, type BulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { InputTooLargeError, UnreadableInputError } from '../../lib/bulk/errors.ts';
import { splitInput } from '../../lib/bulk/split.ts';
import { type InputFormat, isProgramFormat } from '../../lib/bulk/task.ts';
import { listBirthLines } from '../../lib/exchange/birth-lines.ts';
import { locateInput, locateJob } from './job-folder.ts';
import { DISK_FULL, JOB_SHARD_RECORDS, RESERVED_BYTES } from './run-settings.ts';

/** An input on the disk. */
export interface StoredInput {
  /** Of the file in the job's folder. */
  readonly name: string;
  /** Of that file. */
  readonly bytes: number;
  readonly receivedBytes: number;
  readonly records: number;
  /** What is said of records that are read, and how often. */
  readonly notes: ReadonlyMap<string, number>;
}

/**
 * Writes the body of a request to the disk as it arrives, and counts its records meanwhile. Nothing of it is kept where it is refused, or
 * the client goes away. The file of another program is kept as the births that it has.
 *
 * @throws Problem `PayloadTooLarge`, `JobLimitReached` for a full disk, `ValidationError` for what is no text of the format; Error where the client
 * disconnects
 */
export async function receiveInput(
  request: IncomingMessage,
  job: HostJob,
  { folder, limits }: { readonly folder: string; readonly limits: BulkLimits },
): Promise<StoredInput> {
  requireRoom(Number(request.headers['content-length'] ?? 0), limits, await measureFree(folder));
  await mkdir(locateJob(folder, job.id), { recursive: true, mode: 0o700 });
  const name = `input-${randomBytes(8).toString('hex')}`;
  const [path, unfinished] = [name, `${name}.part`].map((one) => locateInput(folder, job.id, one)) as [string, string];
  const file = await open(unfinished, 'wx', 0o600);
  const writer = new Writer(file, limits);
  try {
    const options = {
      format: job.request.input.format,
      recordsPerShard: JOB_SHARD_RECORDS,
      limits: { records: limits.records },
    };
    const { chunks, receivedBytes, notes } = await openInput(request, options.format, limits);
    const { records, header } = await splitInput(writer.writeThrough(chunks), options);
    await requireKnownHeader(job.request.operation, header);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return { name, bytes: writer.bytes, receivedBytes: receivedBytes ?? writer.bytes, records, notes };
  } catch (fault) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw toProblem(fault);
  }
}

/** The chunks of a body. Unlike by the request's own iterator, the connection stays open where reading ends early: the client is told why. */
const readOn = (request: IncomingMessage): AsyncIterable<Uint8Array> => request.iterator({ destroyOnReturn: false });

interface OpenedInput extends Pick<StoredInput, 'notes'> {
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Of what is read as a whole. */
  readonly receivedBytes?: number;
}

/** The chunks of the file to keep. @throws InputTooLargeError */
async function openInput(request: IncomingMessage, format: InputFormat, limits: BulkLimits): Promise<OpenedInput> {
  const [chunks, notes] = [readOn(request), new Map<string, number>()];
  if (!isProgramFormat(format)) return { chunks, notes };
  const file = await gather(chunks, Math.min(limits.input_bytes, BIRTH_FILE_BYTES));
  return { chunks: listBirthLines(file, { format, notes }), receivedBytes: file.length, notes };
}

async function gather(chunks: AsyncIterable<Uint8Array>, maximum: number): Promise<Uint8Array> {
  const gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maximum) throw new InputTooLargeError('bytes', maximum);
    gathered.push(chunk);
  }
  return Buffer.concat(gathered);
}

class Writer {
  bytes = 0;
  readonly #file: FileHandle;
  readonly #limits: BulkLimits;

  constructor(file: FileHandle, limits: BulkLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /** Writes every chunk and passes it on. */
  async *writeThrough(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      if (this.bytes > this.#limits.input_bytes) throw createTooLargeProblem(this.#limits);
      await this.#file.writeFile(chunk);
      yield chunk;
    }
  }
}

const measureFree = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @throws Problem for a stated length that is refused before it is sent */
function requireRoom(bytes: number, limits: BulkLimits, freeBytes: number): void {
  if (bytes > limits.input_bytes) throw createTooLargeProblem(limits);
  if (bytes + RESERVED_BYTES > freeBytes) throw createFullProblem();
}

const createTooLargeProblem = ({ input_bytes }: BulkLimits): Problem =>
  new Problem('PayloadTooLarge', `The input of a job has at most ${input_bytes} bytes here.`);

const createFullProblem = (cause?: unknown): Problem =>
  new Problem('JobLimitReached', 'There is no room for the input now; nothing of it was kept.', {
    headers: { 'Retry-After': '3600' },
    cause,
  });

function toProblem(fault: unknown): unknown {
  if (fault instanceof InputTooLargeError) {
    const { limit, maximum } = fault;
    const most = limit === 'records' ? 'a job here' : 'a file of its format here';
    return new Problem('PayloadTooLarge', `The input has more than ${maximum} ${limit}, the most of ${most}.`);
  }
  if (fault instanceof UnreadableInputError)
    return new Problem('ValidationError', `The input cannot be read: ${fault.message}.`);
  return fault instanceof Error && DISK_FULL.test(fault.message) ? createFullProblem(fault) : fault;
}
