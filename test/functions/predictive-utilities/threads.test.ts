import { expect, it } from 'vitest';
import { WORKER_THREADS } from '../../../functions/predictive-utilities/optimization-status/endpoint.ts';
import { sourceFiles } from '../../contract/imports.ts';

/** What starts a thread or a process beside the one that answers. */
const STARTERS = /^(node:)?(worker_threads|child_process|cluster)$/;

it('no function starts a thread, as the service says', () => {
  const starting = sourceFiles('functions', 'lib').filter(({ imports }) =>
    imports.some(({ target, isTypeOnly }) => !isTypeOnly && STARTERS.test(target)),
  );
  expect(starting.map(({ path }) => path)).toEqual([]);
  expect(WORKER_THREADS).toBe(0);
});
