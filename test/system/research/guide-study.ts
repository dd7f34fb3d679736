import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinResults } from '../../../host/bulk/join-results.ts';
import { runJob } from '../../../host/bulk/run-job.ts';
import { readGuideText } from '../../../site/guides/guide.ts';
import { JOB_NOW } from '../../support/bulk.ts';
import { createBulkProgram } from '../../support/bulk-program.ts';

const guide = readGuideText('research');

/** The commands of the guide that begin with these words, each as its arguments. */
export const listCommands = (start: string): readonly (readonly string[])[] =>
  guide
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));

/** The statements of the guide, block by block. */
export const SQL_BLOCKS: readonly string[] = [...guide.matchAll(/<<'SQL'\n(.*?)\nSQL\n/gs)].map(([, sql = '']) => sql);

const takeOption = (args: readonly string[], name: string): string => {
  const value = args[args.indexOf(name) + 1];
  if (!args.includes(name) || value === undefined) throw new Error(`the guide's command has no ${name}`);
  return value;
};

/** Calculates a file of a folder into Parquet as the guide's command does. @returns how many records failed */
export async function calculateCharts(folder: string, input: string, output: string): Promise<number> {
  const [command = []] = listCommands('natal bulk births.csv');
  const job = {
    operation: `/ephemeris/${takeOption(command, '--operation')}`,
    defaults: JSON.parse(takeOption(command, '--defaults')),
    now: JOB_NOW,
    input: { format: 'csv' },
    output: { format: 'parquet', columns: takeOption(command, '--columns').split(',') },
  } as const;
  const parts = join(folder, `${output}.parts`);
  await mkdir(parts, { recursive: true });
  const outcome = await runJob({ folder: parts, job, input: join(folder, input), program: createBulkProgram() });
  await joinResults(outcome.shards, { folder: parts, format: 'parquet', file: join(folder, output) });
  return outcome.failed;
}

export const readText = (folder: string, name: string): Promise<string> => readFile(join(folder, name), 'utf8');
export const writeText = (folder: string, name: string, text: string): Promise<void> =>
  writeFile(join(folder, name), text);
