/**
 * `npm run soak`: sends real requests of every kind at full speed for a while and checks that there is no 5xx and no growth of
 * memory or of open files.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Course, type Load, nothingSeen, sendUntil } from './load.ts';
import { EVERY_KIND } from './mix.ts';
import { sample, type Watched, watched, watchWorkers } from './processes.ts';
import { findings, growthLines, growths, times } from './report.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, clients: { type: 'string', default: '4' } },
});
const MINUTES = Number(values.minutes);
const AT_ONCE = Number(values.clients);
if (!(MINUTES >= 1 && AT_ONCE >= 1)) throw new Error('--minutes and --clients must be 1 or more');

/** Clients that send the first requests. */
const FIRST_CLIENTS = 2;

/** Enough clients that none of them reaches the limits of the endpoints. */
const PRINCIPALS = 100;

/** Share of the time until memory has filled. */
const WARM_UP_SHARE = 0.35;
/** Number of samples of each process. */
const ROUNDS = 36;
const MINUTE_MS = 60_000;

interface Started {
  readonly address: string;
  readonly keys: readonly string[];
}

const service = fork(join(import.meta.dirname, 'serve.ts'), [String(PRINCIPALS)]);
const [started] = (await Promise.race([once(service, 'message'), throwAtEnd(service)])) as [Started];
const faults = await soak(service.pid ?? 0, started);
service.disconnect();
await once(service, 'exit');
for (const fault of faults) console.log(`✗ ${fault}`);
if (faults.length === 0) console.log('✓ every answer was 200; no process grew beyond its allowance, and none ended');
process.exitCode = faults.length === 0 ? 0 : 1;

async function soak(primaryPid: number, { address, keys }: Started): Promise<readonly string[]> {
  const load = { address, keys, atOnce: AT_ONCE };
  const seen = nothingSeen();
  const warmUpEndsMs = performance.now() + MINUTES * MINUTE_MS * WARM_UP_SHARE;
  // Processes start and clients become known gradually, as in production.
  const isBegun = (next: number): boolean => next >= 3 * EVERY_KIND;
  const begun = await sendUntil({ ...load, atOnce: FIRST_CLIENTS }, { first: 0, seen, isOver: isBegun });
  const first = await sendUntil(load, { first: begun, seen, isOver: () => performance.now() >= warmUpEndsMs });
  console.log(`warmed up with ${seen.requests} requests of ${EVERY_KIND} kinds`);

  seen.durationsMs.clear();
  const processes = [watched('primary', primaryPid), ...watchWorkers(primaryPid)];
  await measure(load, processes, { first, seen });
  const all = processes.filter(({ isGone }) => !isGone).flatMap(growths);
  console.log(`${times(seen)}\n\n${growthLines(all)}\n`);
  return findings(seen, processes, all);
}

/** Samples every process in turn for the rest of the time. */
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
  /** Time for one process: garbage collection takes processor time, so processes do not collect at once. */
  readonly eachMs: number;
}

async function watch(processes: readonly Watched[], { isOver, eachMs }: Watching): Promise<void> {
  while (!isOver()) {
    for (const process of processes) await sample(process, eachMs);
  }
}

async function throwAtEnd(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the service ended with ${code} before it was up`);
}
