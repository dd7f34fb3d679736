import { mergeConfig } from 'vitest/config';
import everyTest from '../../../vitest.config.ts';
import { QuickestFirst } from './quickest-first.ts';

/** Tests that read the code as text, and so find every changed file wrong, or files that are not copied. */
const READ_CODE = ['test/contract/{declared-once,layers,names,pins}.test.ts'];

/** Every test of `npm test` that can tell a change in what the code does. */
export default mergeConfig(everyTest, {
  test: { exclude: READ_CODE, sequence: { sequencer: QuickestFirst }, reporters: ['dot'] },
});
