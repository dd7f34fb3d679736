import { expect, test } from 'vitest';
import { askVenus } from '../../support/venus.ts';

/** @source Espenak and Anderson, Predictions for the 2004 Transit of Venus, as the README has it */
test('transit of 2004: the least separation is 627″, before the conjunction in longitude', async () => {
  const seconds = await Promise.all(
    Array.from({ length: 61 }, async (_, minute) => {
      const date = new Date(Date.UTC(2004, 5, 8, 7, 50 + minute)).toISOString();
      return (await askVenus('/phase', { date })).body.phase.elongation * 3600;
    }),
  );
  expect(Math.abs(Math.min(...seconds) - 627)).toBeLessThan(1);
});
