import { test } from 'vitest';
import { expectHeld } from '../accuracy/comparison.ts';
import { CHAPTERS } from '../system/accuracy/chapters.ts';

const comparisons = CHAPTERS.flatMap((chapter) => chapter.comparisons);

test.each(comparisons.filter(({ isLong }) => !isLong))(
  '$quantity against $against: within $limit $unit',
  async ({ measure, ...expected }) => expectHeld(await measure(), expected),
);
