import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { STARS } from './measured.ts';

describe('stars are at their printed positions, to the rounding', () => {
  testAccuracy(STARS);

  test.each(STARS)('agree with an independent catalog: $against', async ({ measure }) => {
    expect((await measure()).worst).toBeGreaterThan(0);
  });
});
