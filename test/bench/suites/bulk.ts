import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJob } from '../../../host/bulk/run-job.ts';
import { listChildren, readStatus } from '../../../host/operations/process-state.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import { createTask, JOB_NOW, runBytes } from '../../support/bulk.ts';
import { createBulkProgram } from '../../support/bulk-program.ts';
import { type Birth, birth, bodyOf } from '../births.ts';
import { chartCalls } from '../engine.ts';
import { measureRatios, type Subject, type Subjects } from '../measure.ts';
import type { Figure, Measurement } from '../record.ts';
import { nextRun } from '../request.ts';
import { ROWS } from '../rows.ts';

const [COLUMN_BIRTHS, ANSWER_BIRTHS] = [2000, 200];
const OBJECTS = [...MODERN_PLANETS, 'chiron', 'true_node'] as const;
const CHARTS = { configuration: { object_set: 'custom', objects: OBJECTS } };
const HEADER = 'id,datetime,lat,lng,timezone';

/** Births that no run had before. */
const nextBirths = (count: number): readonly Birth[] => Array.from({ length: count }, () => birth(nextRun()));

const toLines = (all: readonly Birth[]): string =>
  all
    .map((one, index) => {
      const { birth_datetime, birth_location } = bodyOf(one).subject;
      const { latitude, longitude, timezone } = birth_location;
      return `b${index},${birth_datetime.iso},${latitude},${longitude},${timezone.iana_name}\n`;
    })
    .join('');

type Operation = Pick<Parameters<typeof createTask>[0], 'operation' | 'defaults' | 'output'>;

/** @throws Error for a record that fails: an error would be timed in place of the work */
async function runTo(births: readonly Birth[], operation: Operation): Promise<Uint8Array> {
  const task = createTask({ ...operation, input: { format: 'csv', header: HEADER } });
  const { output, errors } = await runBytes(task, toLines(births));
  if (errors.length > 0) throw new Error(Buffer.from(errors).toString());
  return output;
}

const shard =
  (count: number, operation: Operation): Subject =>
  () => {
    const births = nextBirths(count);
    return () => runTo(births, operation);
  };

const engine = (count: number): Subject => {
  const call = chartCalls(OBJECTS);
  return () => {
    const births = nextBirths(count);
    return () => births.forEach(call);
  };
};

const columns = (...names: readonly string[]): Operation => ({
  defaults: CHARTS,
  output: { format: 'parquet', ...(names.length > 0 && { columns: names }) },
});
const answers = (path: `/${string}`, defaults = {}): Operation => ({
  operation: path,
  defaults,
  output: { format: 'parquet' },
});
const TOKYO = { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } };

const subjects: Subjects = {
  '2000 births as columns': shard(COLUMN_BIRTHS, columns()),
  '2000 births as longitudes, houses and angles': shard(COLUMN_BIRTHS, columns('longitudes', 'houses', 'angles')),
  'engine calls of 2000 births': engine(COLUMN_BIRTHS),
  '200 relocations as answers': shard(ANSWER_BIRTHS, answers('/ephemeris/relocation', { relocation_location: TOKYO })),
  '200 Indian charts as answers': shard(ANSWER_BIRTHS, answers('/vedic/chart')),
  '200 births with active time lords as answers': shard(ANSWER_BIRTHS, answers('/timelords/active')),
  'engine calls of 200 births': engine(ANSWER_BIRTHS),
};

const SHARDS = 4;
const RECORDS_PER_SHARD = 10_000;

/** The most memory that a process of a job held, as the system counts it. */
async function measureMemory(): Promise<Figure> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bulk-bench-'));
  const input = join(folder.path, 'births.csv');
  await writeFile(input, `${HEADER}\n${toLines(nextBirths(SHARDS * RECORDS_PER_SHARD))}`);
  let kilobytes = Number.NaN;
  // Other children of this process, such as the one that builds, are smaller.
  const readPeak = (): void => {
    const peaks = listChildren(process.pid).map((pid) => readStatus(pid, 'status', /^VmHWM:\s+(\d+)/m) ?? 0);
    kilobytes = Math.max(...peaks);
  };
  await runJob({
    folder: join(folder.path, 'results'),
    job: {
      operation: '/ephemeris/natal-chart',
      defaults: {},
      now: JOB_NOW,
      input: { format: 'csv' },
      output: { format: 'parquet' },
    },
    input,
    recordsPerShard: RECORDS_PER_SHARD,
    workers: 1,
    program: createBulkProgram(),
    onProgress: ({ done }) => done > 0 && readPeak(),
  });
  return { value: (kilobytes * 1024) / 1e6 };
}

export async function measure(): Promise<Measurement> {
  const ratios = await measureRatios(
    ROWS.bulk.filter((row) => 'of' in row),
    subjects,
    { rounds: 5, shareMs: 50 },
  );
  const sized = nextBirths(RECORDS_PER_SHARD);
  const bytes = (await runTo(sized, columns())).length;
  const figures = {
    'columns of a birth in Parquet': { value: bytes / sized.length / 1000 },
    'memory of a process after 4 shards of 10 000 births, all objects': await measureMemory(),
  };
  return { figures: { ...ratios.figures, ...figures } };
}
