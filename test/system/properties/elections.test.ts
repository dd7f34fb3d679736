import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCase, anyLeaf } from '../../support/elections/any-conditions.ts';
import { findDifferences } from '../../support/elections/compare.ts';
import { listQuestions } from '../../support/elections/questions.ts';

/** `ELECTION_TREES=5000` runs more trees than an ordinary test run needs. */
const TREES = Number(process.env.ELECTION_TREES ?? 250);
const MINUTE_MS = 60_000;

test(`intervals of ${TREES} random trees agree with the engine minute by minute, and a second before and after every end`, {
  timeout: 1200 * TREES,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (one) => {
      expect((await findDifferences({ ...one, stepMs: MINUTE_MS })).slice(0, 5)).toEqual([]);
    }),
    { numRuns: TREES },
  );
});

test('intervals of single conditions agree with the engine over twelve days', { timeout: 1200 * TREES }, async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, anyLeaf, async (one, tree) => {
      const longer = { ...one, tree, days: 12, stepMs: 4 * MINUTE_MS };
      expect((await findDifferences(longer)).slice(0, 5)).toEqual([]);
    }),
    { numRuns: TREES },
  );
});

test.each(listQuestions(MINUTE_MS))(
  '$asks: agrees with the engine minute by minute',
  { timeout: 300_000 },
  async (question) => {
    expect((await findDifferences(question)).slice(0, 5)).toEqual([]);
  },
);
