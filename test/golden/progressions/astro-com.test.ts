import { expect, test } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { PRINTED_PROGRESSION, progressed } from './measured-printed.ts';

test('the progressed instant is the one printed, 27 January 2000, 05:14:57 UT', async () => {
  const { metadata } = await progressed('solar_arc');
  expect(metadata.progressed_datetime.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)).toBe('2000-01-27T05:14:57');
});

held(PRINTED_PROGRESSION);
