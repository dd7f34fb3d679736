import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCase } from '../../../support/elections/any-conditions.ts';
import { findDifferences } from '../../../support/elections/compare.ts';

/** The system tests run hundreds, minute by minute. */
const TREES = 25;

test('intervals of random trees agree with samples on the engine, also a second before and after every end', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (one) => {
      expect((await findDifferences({ ...one, stepMs: 300_000 })).slice(0, 5)).toEqual([]);
    }),
    { numRuns: TREES },
  );
});
