/** Every function calculates on its one thread: infra/decisions/0011-batch-concurrency.md has the measurements. */
export const WORKER_THREADS: number = 0;
