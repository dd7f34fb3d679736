import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import type { BulkJobTable, HostJob } from '../../lib/adapters/sqlite/bulk-jobs.ts';
import type { BulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { type AddressedFile, INPUT_NAME, isValidAddress } from './file-address.ts';
import { locateInput, locateResult } from './job-folder.ts';
import { receiveInput } from './receive-input.ts';
import { answerWithFile, type FileAnswer } from './send-file.ts';

export interface FileRouteParts {
  readonly table: BulkJobTable;
  /** Of the files of all jobs. */
  readonly folder: string;
  readonly limits: BulkLimits;
}

const MEDIA_TYPES = {
  parquet: 'application/vnd.apache.parquet',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
} as const;

/** What the address of an input answers when it has arrived. */
interface ReceivedAnswer {
  readonly bytes: number;
  readonly records: number;
  /** How often each of the codes that `/ephemeris/import` has for records that are read. */
  readonly notes?: Readonly<Record<string, number>>;
}

/**
 * Receives the input of a job, or sends one of its results.
 *
 * @throws Problem `UploadExpired`, `MethodNotAllowed`, `JobEnded`, and those of {@link receiveInput}
 */
export async function serveJobFile(
  request: IncomingMessage,
  file: AddressedFile,
  parts: FileRouteParts,
): Promise<FileAnswer | ReceivedAnswer> {
  const job = await parts.table.find(file.id).catch(toUnavailable);
  if (!job || !isValidAddress(job, file, Date.now())) {
    throw new Problem('UploadExpired', 'This address of a file is not valid, or no longer.');
  }
  const isInput = file.name === INPUT_NAME;
  requireMethod(request.method, isInput ? ['PUT'] : ['GET', 'HEAD']);
  return isInput ? await storeInput(request, job, parts) : await sendResult(request, job, file, parts);
}

function requireMethod(method: string | undefined, allowed: readonly string[]): void {
  if (method !== undefined && allowed.includes(method)) return;
  throw new Problem('MethodNotAllowed', `This address takes ${allowed.join(' and ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

/** A second input replaces the first one, until the job is started. */
async function storeInput(request: IncomingMessage, job: HostJob, parts: FileRouteParts): Promise<ReceivedAnswer> {
  const { table, folder, limits } = parts;
  requireAwaiting(job.state === 'awaiting_input');
  const used = await table.countBytes().catch(toUnavailable);
  const room = { ...limits, input_bytes: Math.min(limits.input_bytes, Math.max(0, limits.disk_bytes - used)) };
  const { name, bytes, receivedBytes, records, notes } = await receiveInput(request, job, { folder, limits: room });
  const changes = { arrived: { name, bytes }, counts: { records, done: 0, failed: 0 } };
  const changed = await table.change(job.id, ['awaiting_input'], changes).catch(() => undefined);
  const stale = changed ? job.arrived?.name : name;
  if (stale !== undefined) await rm(locateInput(folder, job.id, stale), { force: true });
  requireAwaiting(changed !== undefined);
  return { bytes: receivedBytes, records, ...(notes.size > 0 && { notes: Object.fromEntries(notes) }) };
}

function requireAwaiting(isAwaiting: boolean): void {
  if (!isAwaiting)
    throw new Problem('JobEnded', 'The job was started, or has ended; its input cannot be sent any more.');
}

async function sendResult(
  { headers }: IncomingMessage,
  job: HostJob,
  { name }: AddressedFile,
  { folder }: FileRouteParts,
): Promise<FileAnswer> {
  const file = [...job.results, job.errors].find((one) => one?.name === name);
  if (!file) throw new Problem('UploadExpired', 'The job no longer has this file.');
  const format = file === job.errors ? 'ndjson' : job.request.output.format;
  const path = locateResult(folder, job.id, file);
  const sent = { path, mediaType: MEDIA_TYPES[format], name: basename(name), tag: file.sha256 };
  return await answerWithFile(sent, headers).catch((cause: unknown) => {
    throw new Problem('UploadExpired', 'The job no longer has this file.', { cause });
  });
}

function toUnavailable(cause: unknown): never {
  if (!(cause instanceof TableUnavailable)) throw cause;
  throw new Problem('StorageUnavailable', 'Jobs cannot be read or changed at the moment.', { cause });
}
