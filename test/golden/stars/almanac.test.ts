import { describe, expect, test } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { STARS } from './measured.ts';

describe('stars stand where they are printed, to the rounding', () => {
  held(STARS);

  test.each(STARS)('not by the same catalogue: $against', async ({ measure }) => {
    expect((await measure()).worst).toBeGreaterThan(0);
  });
});
