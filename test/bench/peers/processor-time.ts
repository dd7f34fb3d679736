/**
 * Microseconds of the processor that something takes, in all threads of this process, collecting its garbage included.
 * The clock on the wall also counts what other programs take meanwhile, of the long works more than of the short ones.
 */
export async function processorMicroseconds(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  const result = run();
  if (result instanceof Promise) await result;
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
