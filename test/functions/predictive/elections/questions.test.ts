import { expect, test } from 'vitest';
import { findDifferences } from '../../../support/elections/compare.ts';
import { listQuestions } from '../../../support/elections/questions.ts';

/** The system tests compare every minute. */
const HALF_DAY_MS = 43_200_000;

test.each(listQuestions(HALF_DAY_MS))(
  '$asks: agrees with the engine, also a second before and after every end',
  async (question) => {
    expect((await findDifferences(question)).slice(0, 5)).toEqual([]);
  },
);
