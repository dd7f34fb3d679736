import { expect, test } from 'vitest';
import { splitRuns } from '../../../../../lib/draw/files/pdf/split-runs.ts';

test.each([
  ['Anna', ['Anna']],
  ['विवेक', ['विवेक']],
  ['山田 太郎', ['山田', ' ', '太郎']],
  ['محمد علي', ['علي', ' ', 'محمد']],
  ['محمد 12 علي', ['علي', ' 12 ', 'محمد']],
  ['محمد Ali علي', ['محمد', ' Ali ', 'علي']],
  ['Zoë שלום', ['Zoë ', 'שלום']],
])('%s stands as %j from left to right', (text, runs) => {
  expect(splitRuns(text).map((run) => run.text)).toEqual(runs);
});
