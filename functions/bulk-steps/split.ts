import { Readable } from 'node:stream';
import { BIRTH_FILE_BYTES } from '../../lib/base/catalog/bulk-limits.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { InputTooLargeError, UnreadableInputError } from '../../lib/bulk/errors.ts';
import { type SplitInput, splitInput } from '../../lib/bulk/split.ts';
import { isProgramFormat, type ProgramFormat } from '../../lib/bulk/task.ts';
import { JOB_KEYS } from '../../lib/contract/bulk-keys.ts';
import { listBirthLines } from '../../lib/exchange/birth-lines.ts';
import { chargeRecords } from '../bulk-charge.ts';
import { requireKnownHeader } from '../bulk-input.ts';
import { JobFailure, type JobInput, locateRecords, requireJob, type StepParts } from './steps.ts';

/** What the next states of the machine need. */
export interface SplitOutput {
  /** Key of the list of shards. */
  readonly shards_key: string;
  /** Header of a CSV; empty: none. */
  readonly header: string;
  readonly shards: number;
}

/**
 * The first step: finds the shards of the input, charges its records and marks the job as running. Repeated, it charges nothing.
 *
 * @throws JobFailure
 */
export async function splitJob(input: JobInput, parts: StepParts): Promise<SplitOutput> {
  const { files, jobs } = parts;
  const key = JOB_KEYS.shards(input.job_id);
  const job = await requireJob(parts, input);
  const { header = '', records, shards } = await findShards(input, parts);
  const counts = { records, done: 0, failed: 0 };
  const started = await jobs.change(job, ['queued'], { state: 'running', startedMs: Date.now(), counts });
  if (started) await charge(records, input, { ...parts, plan: job.plan });
  await files.write(key, Buffer.from(JSON.stringify(shards)), 'application/json');
  return { shards_key: key, header, shards: shards.length };
}

async function findShards(input: JobInput, parts: StepParts): Promise<SplitInput> {
  const { request } = input;
  const { files, recordsPerShard, limits } = parts;
  const { format } = request.input;
  const bounds = { bytes: limits.input_bytes, records: limits.records };
  try {
    if (isProgramFormat(format)) await writeBirths(input.job_id, format, files);
    const chunks = await files.stream(locateRecords(input));
    const split = await splitInput(chunks, { format, recordsPerShard, limits: bounds });
    await requireKnownHeader(request.operation, split.header);
    return split;
  } catch (fault) {
    if (fault instanceof UnreadableInputError) throw new JobFailure('unreadable_input', `${fault.message}.`);
    if (fault instanceof InputTooLargeError) throw new JobFailure('too_many_records', `${fault.message}.`);
    throw fault;
  }
}

/** @throws JobFailure, UnreadableInputError */
async function writeBirths(id: string, format: ProgramFormat, files: StepParts['files']): Promise<void> {
  const key = JOB_KEYS.input(id);
  if (((await files.measure(key)) ?? 0) > BIRTH_FILE_BYTES)
    throw new JobFailure('unreadable_input', `A file of this format has at most ${BIRTH_FILE_BYTES} bytes.`);
  const lines = listBirthLines(await files.read(key), { format, notes: new Map() });
  await files.writeStream(JOB_KEYS.births(id), Readable.from(lines), 'application/x-ndjson');
}

async function charge(
  records: number,
  { principal_id: id }: JobInput,
  { limiter, plan }: Pick<StepParts, 'limiter'> & { readonly plan: string | undefined },
): Promise<void> {
  const principal = { id, ...(plan !== undefined && { plan }) };
  await chargeRecords(records, { limiter, principal, at: new Date() }).catch((fault: unknown) => {
    throw fault instanceof Problem ? new JobFailure('work_exceeded', fault.message) : fault;
  });
}
