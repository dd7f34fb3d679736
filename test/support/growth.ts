const ROUNDS = 5;
/** Shortest processor time that is compared, microseconds. */
const SHORTEST_ROUND_US = 2000;

/**
 * How many times as much processor time an input of four times the size takes: 4 where time is proportional to size, 16 where it
 * is proportional to its square. The median of several rounds, so that a loaded machine does not change it.
 *
 * @param run handles an input of a size
 * @param size of the smaller input
 */
export async function measureGrowth(run: (size: number) => unknown, size: number): Promise<number> {
  const repeats = await countRepeats(run, size);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const smallUs = await measureUs(run, size, repeats);
    ratios.push((await measureUs(run, 4 * size, repeats)) / smallUs);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** Number of repeats that take long enough to be measured. */
async function countRepeats(run: (size: number) => unknown, size: number): Promise<number> {
  let repeats = 1;
  while ((await measureUs(run, size, repeats)) < SHORTEST_ROUND_US) repeats *= 2;
  return repeats;
}

async function measureUs(run: (size: number) => unknown, size: number, repeats: number): Promise<number> {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) await run(size);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
