import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BIRTH_FILE_BYTES } from '../../lib/base/catalog/bulk-limits.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { InputTooLargeError } from '../../lib/bulk/errors.ts';
import { type BulkJob, type InputFormat, isProgramFormat } from '../../lib/bulk/task.ts';
import { listBirthLines } from '../../lib/exchange/birth-lines.ts';
import { Refused } from '../command/refused.ts';
import { writeWhole } from './write-file.ts';

/** A form of an input, and what is said of records that are read: how often each code. */
interface ReadInput {
  readonly format: InputFormat;
  readonly notes: Map<string, number>;
}

/** What a folder of results belongs to. */
export interface JobFile {
  readonly job: BulkJob;
  readonly records_per_shard: number;
}

const NAME = 'job.json';
/** The births of another program's file, which the shards are read from. */
const BIRTHS_NAME = 'births.ndjson';

/**
 * Opens the folder of a job: makes it, or goes on with that of an earlier run, whose `now` counts. Several runs may open it at once, as the
 * tasks of a cluster do.
 *
 * @param mayExist whether to go on with an earlier run
 * @throws Refused where the folder is of another job, or there is one and it may not
 */
export async function openJobFolder(folder: string, wanted: JobFile, mayExist: boolean): Promise<JobFile> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, NAME);
  const temporary = `${file}.${process.pid}.part`;
  await writeFile(temporary, `${JSON.stringify(wanted)}\n`, { flush: true });
  try {
    // Unlike renaming, this fails where the file is there already.
    await link(temporary, file);
    return wanted;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  } finally {
    await rm(temporary);
  }
  if (!mayExist) throw new Refused(`${folder} has results of an earlier run: add --resume, or remove the folder`);
  const known: JobFile = JSON.parse(await readFile(file, 'utf8'));
  const { now } = known.job;
  const isSame = isDeepStrictEqual(known, JSON.parse(JSON.stringify({ ...wanted, job: { ...wanted.job, now } })));
  if (!isSame) throw new Refused(`${folder} is of a job with other settings: remove it, or name another with --folder`);
  return known;
}

/**
 * The file with the records of an input: itself, or the births of another program's file, which are written into the folder of the job.
 *
 * @throws UnreadableInputError, InputTooLargeError
 */
export async function prepareRecords(input: string, folder: string, { format, notes }: ReadInput): Promise<string> {
  if (!isProgramFormat(format)) return input;
  if ((await stat(input)).size > BIRTH_FILE_BYTES) throw new InputTooLargeError('bytes', BIRTH_FILE_BYTES);
  const [file, name] = [
    join(folder, BIRTHS_NAME),
    basename(input, extname(input)).slice(0, SIZES.name_characters.maximum),
  ];
  await writeWhole(file, listBirthLines(await readFile(input), { format, name, notes }));
  return file;
}

/** Removes the folder of a job that was refused before it had any result, so that the corrected one can begin. */
export async function removeUnusedFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.every((name) => name === NAME || name === BIRTHS_NAME)) await rm(folder, { recursive: true });
}
