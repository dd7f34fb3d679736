/** What jobs of many records cost with `bulk=on`, and how long they take: on paper, from measured shards. */
import { CLOUD_LIMITS, CLOUD_SHARD_RECORDS, STEP_SIZES } from './bulk/sizes.ts';
import inputs from './cost.json' with { type: 'json' };
import { formatUsd, renderMarkdownTable } from './cost-table.ts';
import { BYTES_PER_GB, computeUsd, MILLION, SECONDS_PER_MONTH, toGbSeconds, type Usage } from './cost-usage.ts';
import { DEFAULT_OPTIONS } from './options.ts';

const { bulk } = inputs;

/** A child execution is billed as one transition, and its only state as another. */
const TRANSITIONS = { shard: 2, job: 3 };
/** Result, errors and manifest of a shard; input, list of shards and errors of a job. */
const WRITES = { shard: 3, job: 3 };
/** Whether the manifest is there, the input, the manifest and the errors; the input, and the list twice. */
const READS = { shard: 4, job: 3 };
const STEPS_OF_JOB = 2;
const KEPT_SECONDS = 7 * 24 * 3600;

const SHARD_MS = CLOUD_SHARD_RECORDS * bulk.chartMs;

/** What charts need, in the largest jobs and whole shards. */
export function estimateBulkUsage(charts: number) {
  const [jobs, shards] = [charts / CLOUD_LIMITS.records, charts / CLOUD_SHARD_RECORDS].map(Math.ceil) as [
    number,
    number,
  ];
  const count = (each: { readonly shard: number; readonly job: number }) => each.shard * shards + each.job * jobs;
  const keptGb = (charts * (bulk.inputBytes + bulk.resultBytes)) / BYTES_PER_GB;
  const usage = {
    lambdaRequest: shards + STEPS_OF_JOB * jobs,
    lambdaGbSecond: toGbSeconds(charts * (bulk.chartMs + bulk.splitMs), STEP_SIZES.calculate.memoryMb),
    stateTransition: count(TRANSITIONS),
    bucketWrite: count(WRITES),
    bucketRead: count(READS),
    bucketGbMonth: (keptGb * KEPT_SECONDS) / SECONDS_PER_MONTH,
    transferGb: (charts * bulk.resultBytes) / BYTES_PER_GB,
  } satisfies Usage;
  return { jobs, shards, usage };
}

/** Minutes until all shards are done, as many at a time. */
export const estimateBulkMinutes = (shards: number, atOnce: number): number =>
  (Math.ceil(shards / atOnce) * SHARD_MS) / 60_000;

const CHARTS = [MILLION, 100 * MILLION, 1000 * MILLION];
const toMinutes = (minutes: number): string => (minutes < 10 ? minutes.toFixed(1) : minutes.toFixed(0));

function renderQuantities(): string {
  const rows = CHARTS.map((charts) => {
    const { jobs, shards, usage } = estimateBulkUsage(charts);
    const minutes = [DEFAULT_OPTIONS.bulkConcurrency, bulk.accountConcurrency].map((atOnce) =>
      toMinutes(estimateBulkMinutes(shards, atOnce)),
    );
    const counts = [usage.lambdaGbSecond, usage.stateTransition, usage.bucketWrite, usage.bucketRead].map(Math.round);
    return [
      `${charts / MILLION} million`,
      jobs,
      shards,
      ...counts,
      Number(usage.transferGb.toPrecision(2)),
      ...minutes,
    ];
  });
  const titles = ['charts', 'jobs', 'shards', 'GB-seconds', 'transitions', 'writes', 'reads', 'GB of results'];
  const [usual, most] = [DEFAULT_OPTIONS.bulkConcurrency, bulk.accountConcurrency];
  return renderMarkdownTable([...titles, `minutes, ${usual} at once`, `${most} at once`], rows);
}

function renderDollars(): string {
  const lines = ['Lambda', 'Step Functions', 'S3', 'transfer'];
  const rows = CHARTS.map((charts) => {
    const { usage } = estimateBulkUsage(charts);
    const parts = lines.map((line) => computeUsd(usage, line));
    return [`${charts / MILLION} million`, ...[...parts, computeUsd(usage)].map(formatUsd)];
  });
  return renderMarkdownTable(['charts', ...lines, 'together'], rows);
}

/** The section of cost.md about jobs. */
export const renderBulkSection =
  (): string => `[Jobs](../docs/guides/bulk-jobs.md) with \`bulk=on\`, on paper, from measured shards: natal charts of twelve bodies with the default columns take
${1000 * bulk.chartMs} µs of a processor and ${bulk.resultBytes} bytes of Parquet each ([0060](../${bulk.measuredIn})), so a shard of
${CLOUD_SHARD_RECORDS} births ${SHARD_MS / 1000} s. A line of the input has ${bulk.inputBytes} bytes; finding the bounds of shards takes ${1e6 * bulk.splitMs} ns a line.
A function of ${STEP_SIZES.calculate.memoryMb} MB is one processor; at its peak a process took 897 MB for such a shard with all twenty objects (2026-11-28).

${renderQuantities()}

${renderDollars()}

Input and results are kept for seven days; transfer is that of every result sent once to the Internet. Not counted: starts of instances, waits
for S3, repeated shards, logs, items of tables, and how Lambda's processors compare with the measured one.

What bounds it: an account has [${bulk.accountConcurrency} executions of functions at once](https://serverlessland.com/content/service/lambda/guides/aws-lambda-operator-guide/scaling-concurrency)
unless more are asked for, of which \`bulkConcurrency\` (${DEFAULT_OPTIONS.bulkConcurrency}) is the share of one job; a function gets [1,000 instances more every 10
seconds](https://docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html). [Each execution that a Distributed Map starts is a
transition](https://docs.aws.amazon.com/step-functions/latest/dg/concepts-transitions.html), its state another, and there are [1,500 a second after a
reserve of 5,000](https://github.com/awsdocs/aws-step-functions-developer-guide/blob/28a1c16925/doc_source/limits-overview.md), where 1,000 functions need
${Math.round((TRANSITIONS.shard * bulk.accountConcurrency * 1000) / SHARD_MS)}. A job has at most ${CLOUD_LIMITS.records / MILLION} million records, as its input is one upload.`;
