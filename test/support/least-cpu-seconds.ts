/** Tries after which a figure is believed to be the program's and not the machine's. */
const MOST_TRIES = 6;
/** Shortest processor time that is measured, microseconds: threads are accounted in steps of some milliseconds. */
const SHORTEST_TRY_US = 40_000;

/**
 * Processor time of this thread that a run takes, seconds: the least of several tries, since what else the machine does only adds.
 *
 * @param run is repeated until a try is long enough to be measured
 * @param isEnough whether no further try is needed
 */
export async function measureLeastCpuSeconds(
  run: () => Promise<unknown>,
  isEnough: (leastSeconds: number, tries: number) => boolean,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    least = Math.min(least, await measureTry(run));
    if (isEnough(least, tries)) break;
  }
  return least;
}

async function measureTry(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  let runs = 0;
  let usedUs = 0;
  while (usedUs < SHORTEST_TRY_US) {
    await run();
    runs += 1;
    const { user, system } = process.threadCpuUsage(before);
    usedUs = user + system;
  }
  return usedUs / runs / 1e6;
}
