import { expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { fetchProgressed, PRINTED_PROGRESSION } from './measured-printed.ts';

test('the progressed instant is the printed one, 27 January 2000, 05:14:57 UT', async () => {
  const { metadata } = await fetchProgressed('solar_arc');
  expect(metadata.progressed_datetime.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)).toBe('2000-01-27T05:14:57');
});

testAccuracy(PRINTED_PROGRESSION);
