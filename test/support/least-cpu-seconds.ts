/** Tries after which a figure is believed to be the program's and not the machine's. */
const MOST_TRIES = 6;

/**
 * Processor time of this thread that a run takes, seconds: the least of several tries, since what else the machine does only adds.
 *
 * @param run one try
 * @param isEnough whether no further try is needed
 */
export async function measureLeastCpuSeconds(
  run: () => Promise<unknown>,
  isEnough: (leastSeconds: number, tries: number) => boolean,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1e6);
    if (isEnough(least, tries)) break;
  }
  return least;
}
