/**
 * `npm run soak`: real requests of every kind at full speed for a while, and whether the service stays as it was: no 5xx, no
 * growth of memory or of open files.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Course, type Load, nothingSeen, sendUntil } from './load.ts';
import { EVERY_KIND } from './mix.ts';
import { childrenOf, sample, type Watched, watched } from './processes.ts';
import { findings, growthLines, growths, times } from './report.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, clients: { type: 'string', default: '4' } },
});
const MINUTES = Number(values.minutes);
const AT_ONCE = Number(values.clients);
if (!(MINUTES >= 1 && AT_ONCE >= 1)) throw new Error('--minutes and --clients must be 1 or more');

/** As a machine of two cores. */
const WORKERS_PER_FUNCTION = 2;

/** So many that none reaches the limits of the endpoints. */
const PRINCIPALS = 100;

/** Of the time, until memory has filled. */
const WARM_UP_SHARE = 0.35;
/** How often each process is looked at. */
const ROUNDS = 36;
const MINUTE_MS = 60_000;

interface Started {
  readonly address: string;
  readonly keys: readonly string[];
  readonly tablesPid: number;
}

const service = fork(join(import.meta.dirname, 'serve.ts'), [String(WORKERS_PER_FUNCTION), String(PRINCIPALS)]);
const [started] = (await Promise.race([once(service, 'message'), ended(service)])) as [Started];
const faults = await soak(service.pid ?? 0, started);
service.disconnect();
await once(service, 'exit');
for (const fault of faults) console.log(`✗ ${fault}`);
if (faults.length === 0) console.log('✓ every answer was 200; no process grew beyond its allowance, and none ended');
process.exitCode = faults.length === 0 ? 0 : 1;

async function soak(gatewayPid: number, { address, keys, tablesPid }: Started): Promise<readonly string[]> {
  const load = { address, keys, atOnce: AT_ONCE };
  const seen = nothingSeen();
  const warmUpEndsMs = performance.now() + MINUTES * MINUTE_MS * WARM_UP_SHARE;
  // Processes come about and clients become known by and by, as they do elsewhere.
  const isBegun = (next: number): boolean => next >= 3 * EVERY_KIND;
  const begun = await sendUntil({ ...load, atOnce: WORKERS_PER_FUNCTION }, { first: 0, seen, isOver: isBegun });
  const first = await sendUntil(load, { first: begun, seen, isOver: () => performance.now() >= warmUpEndsMs });
  console.log(`warmed up with ${seen.requests} requests of ${EVERY_KIND} kinds`);

  seen.durationsMs.clear();
  const processes = [watched('gateway', gatewayPid), ...childrenOf(gatewayPid).filter(({ pid }) => pid !== tablesPid)];
  await measure(load, processes, { first, seen });
  const all = processes.filter(({ isGone }) => !isGone).flatMap(growths);
  console.log(`${times(seen)}\n\n${growthLines(all)}\n`);
  return findings(seen, processes, all);
}

/** The rest of the time, while every process is looked at again and again. */
async function measure(load: Load, processes: readonly Watched[], course: Omit<Course, 'isOver'>): Promise<void> {
  const [startedMs, before] = [performance.now(), course.seen.requests];
  const lengthMs = MINUTES * MINUTE_MS * (1 - WARM_UP_SHARE);
  const isOver = (): boolean => performance.now() >= startedMs + lengthMs;
  const eachMs = lengthMs / (ROUNDS * processes.length);
  await Promise.all([sendUntil(load, { ...course, isOver }), watch(processes, { isOver, eachMs })]);
  const seconds = (performance.now() - startedMs) / 1000;
  const requests = course.seen.requests - before;
  console.log(`${requests} requests in ${seconds.toFixed(0)} s, ${(requests / seconds).toFixed(0)} a second\n`);
}

interface Watching {
  readonly isOver: () => boolean;
  /** For one process: collecting takes part of the processor, so not all do it at once. */
  readonly eachMs: number;
}

async function watch(processes: readonly Watched[], { isOver, eachMs }: Watching): Promise<void> {
  while (!isOver()) {
    for (const process of processes) await sample(process, eachMs);
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the service ended with ${code} before it was up`);
}
