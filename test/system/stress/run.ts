/**
 * `npm run stress`: sends requests of every kind but searches at a steady rate, whether answers come or not, and checks
 * durations, failures and memory. For a quiet machine of two cores.
 */
import { parseArgs } from 'node:util';
import { type Load, type Sample, sendAtRate } from './open-loop.ts';
import { percentileOf } from './percentile.ts';
import { startStressedService } from './service.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    rate: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '30' },
  },
});
const [SECONDS, RATE, WARM_UP_SECONDS] = [values.seconds, values.rate, values['warm-up']].map(Number) as [
  number,
  number,
  number,
];
if (!(SECONDS >= 1 && RATE >= 1 && WARM_UP_SECONDS >= 0)) throw new Error('--seconds and --rate must be 1 or more');

const LARGEST_P99_MS = 150;

/** The second half of the run may be this much slower than the first. */
const LARGEST_GROWTH = 1.5;

const service = await startStressedService();
const keys = await Promise.all(Array.from({ length: 20 }, (_, number) => service.letIn(`stress-${number}`)));
const load: Load = { address: service.address, keys };
await sendAtRate(load, { seconds: WARM_UP_SECONDS, ratePerSecond: RATE / 4, first: 0 });
const samples = await sendAtRate(load, { seconds: SECONDS, ratePerSecond: RATE, first: 1_000_000 });
await service.stop();

const faults = listFaults(samples);
console.log(describe('all', samples));
for (const [group, own] of Map.groupBy(samples, (sample) => sample.group)) console.log(describe(group, own));
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function describe(title: string, own: readonly Sample[]): string {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => `${Math.round(percentileOf(own.map(durationOf), share))} ms`);
  const failed = own.filter(({ failure }) => failure !== undefined).length;
  return `${title}: ${own.length} requests, p50 ${figures[0]}, p95 ${figures[1]}, p99 ${figures[2]}, most ${figures[3]}, ${failed} failed`;
}

function durationOf({ durationMs }: Sample): number {
  return durationMs;
}

function listFaults(all: readonly Sample[]): readonly string[] {
  const failures = Map.groupBy(
    all.filter(({ failure }) => failure !== undefined),
    ({ failure, group }) => `${failure} from ${group}`,
  );
  const p99Ms = percentileOf(all.map(durationOf), 0.99);
  const half = Math.floor(all.length / 2);
  const [firstMs, secondMs] = [all.slice(0, half), all.slice(half)].map((part) =>
    percentileOf(part.map(durationOf), 0.5),
  );
  const growth = (secondMs ?? Number.NaN) / (firstMs ?? Number.NaN);
  return [
    ...[...failures].map(([text, those]) => `${those.length} times ${text}`),
    ...(p99Ms <= LARGEST_P99_MS ? [] : [`p99 is ${Math.round(p99Ms)} ms, more than ${LARGEST_P99_MS}`]),
    ...(growth <= LARGEST_GROWTH ? [] : [`the second half takes ${growth.toFixed(2)} times as long as the first`]),
  ];
}
