import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import fc, { type RunDetails } from 'fast-check';
import { beforeEach, expect } from 'vitest';
import type { ExploredProperty } from './findings.ts';

const MAX_SEED = 2 ** 31;

const { EXPLORE_LOG: log, EXPLORE_UNTIL: until } = process.env;
if (log === undefined || until === undefined) throw new Error('run this by `npm run test:explore`');

/** Ids of the tests that have a property: only these are repeated. */
const withProperty = new Set<string>();

let currentTestId = '';

function record(details: RunDetails<unknown>): void {
  withProperty.add(currentTestId);
  const { testPath = '', currentTestName = '' } = expect.getState();
  const property: ExploredProperty = {
    file: testPath,
    test: currentTestName,
    seed: details.seed,
    ...(details.failed && {
      failure: {
        path: details.counterexamplePath,
        counterexample: fc.stringify(details.counterexample),
        message: details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance),
      },
    }),
  };
  appendFileSync(String(log), `${JSON.stringify(property)}\n`);
}

fc.installGlobalPlugin(() => ({ onAllRunsComplete: record }));

beforeEach(({ task, skip }) => {
  const isRepeated = (task.result?.repeatCount ?? 0) > 0;
  if (isRepeated && !withProperty.has(task.id)) skip();
  if (Date.now() > Number(until)) skip();
  currentTestId = task.id;
  fc.configureGlobal({ seed: randomInt(MAX_SEED) });
});
