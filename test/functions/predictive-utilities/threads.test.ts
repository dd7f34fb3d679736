import { expect, it } from 'vitest';
import { WORKER_THREADS } from '../../../functions/predictive-utilities/records.ts';
import { sourceFiles } from '../../contract/imports.ts';

/** Modules that start a thread or a process. */
const STARTERS = /^(node:)?(worker_threads|child_process|cluster)$/;

it('no function starts a thread, as `worker_threads` states', () => {
  const starting = sourceFiles('functions', 'lib').filter(({ imports }) =>
    imports.some(({ target, isTypeOnly }) => !isTypeOnly && STARTERS.test(target)),
  );
  expect(starting.map(({ path }) => path)).toEqual([]);
  expect(WORKER_THREADS).toBe(0);
});
