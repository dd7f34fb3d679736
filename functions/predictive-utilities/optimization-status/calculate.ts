import type { Services } from '../../../lib/contract/services.ts';
import { type Figures, readCachedBytes, readFigures } from '../../../lib/contract/tables/calculations/figures.ts';
import { hasAnswerCache } from '../answer-cache.ts';
import { awaitTable } from '../await-table.ts';

/** Every function calculates on its one thread: docs/decisions/0011-batch-concurrency.md has the measurements. */
export const WORKER_THREADS: number = 0;

/** The cache of answers and the measured times of calculations. */
export interface OptimizationStatus {
  readonly hasCache: boolean;
  readonly figures: Figures;
  /** Compressed size of the cached answers. */
  readonly cachedBytes: number;
  readonly workerThreads: number;
}

/** @throws Problem `StorageUnavailable` where the table of statistics is out of reach */
export async function readOptimizationStatus(
  services: Pick<Services, 'statistics' | 'answerTable'>,
  now: Date,
): Promise<OptimizationStatus> {
  const { statistics } = services;
  const [figures, cachedBytes] = await awaitTable(
    Promise.all([readFigures(statistics, now), readCachedBytes(statistics, now)]),
  );
  return { hasCache: hasAnswerCache(services), figures, cachedBytes, workerThreads: WORKER_THREADS };
}
