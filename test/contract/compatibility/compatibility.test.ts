import { expect, test } from 'vitest';
import { buildContract } from '../../../infra/build/openapi.ts';
import { readBaseline } from './baseline.ts';
import { findBreaks } from './find-breaks.ts';

const { openapi } = await buildContract();

/** At a release, after the changelog, `node test/contract/compatibility/record.ts` records the contract anew. */
test('the contract keeps all that the released one has', () => {
  expect(findBreaks(readBaseline(), openapi)).toEqual([]);
});
